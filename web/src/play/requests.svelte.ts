// Requests: what a person asks of the server, and what it said to that: a refusal, or reasons why something cannot be done.
import { Refused, type TableSession } from '../lib/session.svelte';
import type * as P from '../protocol';

type Request = Parameters<TableSession['request']>[0];
type Reply = Awaited<ReturnType<TableSession['request']>>;

export class Requests {
  refusal: P.Error | null = $state(null);
  reasons: P.Reason[] | null = $state(null);
  /** The object that was asked about; null for everything. */
  whyAbout: string | null = $state(null);

  #session: Pick<TableSession, 'request'>;

  constructor(session: Pick<TableSession, 'request'>) {
    this.#session = session;
  }

  /** The refusal, or null after `take` has had the reply. */
  async ask(body: Request, take: (reply: Reply) => void = () => undefined): Promise<P.Error | null> {
    try {
      take(await this.#session.request(body));
      return null;
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      this.refusal = problem.error;
      return problem.error;
    }
  }

  /** Why can't I? About everything, or about one object. */
  async why(seat: number, about: string | null): Promise<void> {
    this.whyAbout = about;
    await this.ask({ type: 'why', seat }, (reply) => {
      if (reply.type === 'reasons') this.reasons = reply.reasons;
    });
  }

  clear(): void {
    this.refusal = null;
    this.reasons = null;
  }
}
