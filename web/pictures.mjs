// Draws the pictures that have to be files: icons for installed pages and notifications, and the previews of links. Run by
// hand when the mark or the games change; the results are kept in public/.
//
//   node pictures.mjs [path of Chromium]
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const here = new URL('public/', import.meta.url);
const mark = readFileSync(new URL('icon.svg', here), 'utf8');
const games = {
  kostka: ['A table that knows the rules', '#f2a71b'],
  karak: ['Karak 2', '#4b5c1b'],
  knockdown: ['Knockdown', '#a03d0d'],
  relic: ['Relic', '#7d510e'],
  'relic-nemesis': ['Relic: Nemesis', '#8f2b3a'],
  nemesis: ['Nemesis', '#13696b'],
};

const browser = await chromium.launch({ executablePath: process.argv[2] ?? process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage();

async function shoot(name, width, height, html) {
  await page.setViewportSize({ width, height });
  await page.setContent(`<style>*{margin:0;box-sizing:border-box}body{width:${width}px;height:${height}px;font-family:Inter,system-ui,sans-serif;overflow:hidden}</style>${html}`);
  writeFileSync(new URL(name, here), await page.screenshot({ omitBackground: true, type: 'png' }));
}

const icon = (size) => `<div style="width:100%;height:100%;background:#efe9dd;display:grid;place-items:center"><div style="width:${size * 0.62}px">${mark}</div></div>`;
await shoot('icon-192.png', 192, 192, icon(192));
await shoot('icon-512.png', 512, 512, icon(512));
// One colour: systems show only its shape.
await shoot('badge-96.png', 96, 96, `<svg viewBox="0 0 32 34" width="96" height="96"><path fill="#fff" fill-rule="evenodd" d="M16 1 30.500 9v16L16 33 1.500 25V9zM16 5a3.400 2 0 1 0 0 4 3.400 2 0 0 0 0-4z"/></svg>`);
for (const [id, [title, colour]] of Object.entries(games)) {
  await shoot(`og/${id}.png`, 1200, 630, `<div style="height:100%;background:#efe9dd;border-left:36px solid ${colour};display:flex;align-items:center;gap:72px;padding:0 84px">
    <div style="width:300px;flex:none">${mark}</div>
    <div><p style="font:800 ${title.length > 16 ? 78 : 104}px/1.05 Inter,system-ui;letter-spacing:-.03em;color:#1d2527">${title}</p>
    <p style="margin-top:28px;font:500 38px/1.3 Inter,system-ui;color:#4a5458">Kostka · ${id === 'kostka' ? 'five board games, friends and bots' : 'a table that knows the rules'}</p></div></div>`);
}
await browser.close();
