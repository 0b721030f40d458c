// A `kostka serve` of the tests' own, on loopback, with a store that lives as long as the test.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(fileURLToPath(import.meta.url), '../../..');
export const program = process.env.KOSTKA_PROGRAM ?? join(root, 'build/release/kostka');
/** The built client. */
const client = process.env.KOSTKA_WEB ?? join(root, 'web/dist');

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? done(address.port) : fail(new Error('no port'))));
    });
  });
}

export interface ServerWish {
  /** Folders of packs that are laid over the content of the games. */
  packs?: string[];
}

export class Server {
  #process: ChildProcess | null = null;
  #said = '';

  private constructor(
    readonly folder: string,
    readonly port: number,
    readonly packs: readonly string[],
  ) {}

  /** A running server. Should somebody else take the port before it does, it gets another. */
  static async start({ packs = [] }: ServerWish = {}): Promise<Server> {
    const folder = mkdtempSync(join(tmpdir(), 'kostka-browser-'));
    for (let tries = 1; ; tries += 1) {
      const server = new Server(folder, await freePort(), packs);
      try {
        await server.run();
        return server;
      } catch (problem) {
        if (tries === 5) throw problem;
      }
    }
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts it again with the same store on the same port; a server for tests unless it shall be one for players. */
  async run(whom: 'tests' | 'players' = 'tests'): Promise<void> {
    const words = [...this.packs.flatMap((pack) => ['--pack', pack]), 'serve', '--port', String(this.port), '--store', join(this.folder, 'tables.sqlite')];
    words.push('--web', client, '--rate-limit', 'off', '--log-level', 'warn');
    if (whom === 'tests') words.push('--fixtures');
    const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'] });
    this.#process = child;
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (this.#said += String(text)));
    child.on('error', (problem) => (this.#said += String(problem)));
    for (;;) {
      if (child.pid === undefined || child.exitCode !== null) throw new Error(`the server ended: ${this.#said}`);
      const healthy = await fetch(`${this.address}/healthz`).then((r) => r.ok, () => false);
      if (healthy) return;
      await new Promise((done) => setTimeout(done, 20));
    }
  }

  /** It neither answers nor closes a connection any more. */
  freeze(): void {
    this.#process?.kill('SIGSTOP');
  }

  /** Ends it with a signal and waits until it is gone. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill(signal);
    await gone;
  }

  async remove(): Promise<void> {
    await this.end('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }
}
