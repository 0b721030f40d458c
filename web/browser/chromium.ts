// The Chromium of this machine, to be shared by all tests.
import { chromium, type BrowserServer } from 'playwright-core';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

function program(): string {
  const wanted = process.env.KOSTKA_CHROMIUM ?? '/usr/bin/chromium';
  if (existsSync(wanted)) return wanted;
  for (const name of ['chromium', 'chromium-browser', 'google-chrome']) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8' }).trim();
    } catch {
      // The next name.
    }
  }
  throw new Error('no Chromium; scripts/setup installs it');
}

export function launch(): Promise<BrowserServer> {
  return chromium.launchServer({
    executablePath: program(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
