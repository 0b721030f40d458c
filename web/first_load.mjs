// How much a browser fetches before the home page stands: index.html, its scripts and styles with those of the home page,
// and the two font files that English and Polish need. Fails when that is more than a slow connection should carry.
//
//   node first_load.mjs        after `npm run build`
import { readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const most = 300 * 1024;
const dist = new URL('dist/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));

/** The files of a chunk and of everything it imports at once. */
function filesOf(name, found = new Set()) {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`the build has no ${name}`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const style of chunk.css ?? []) found.add(style);
  for (const other of chunk.imports ?? []) filesOf(other, found);
  return found;
}

const texts = new Set(['index.html', 'theme.js', 'icon.svg', ...filesOf('index.html'), ...filesOf('src/pages/HomePage.svelte')]);
const fonts = readdirSync(new URL('assets/', dist)).filter((file) => /^inter-latin(-ext)?-wght.*\.woff2$/.test(file));
if (fonts.length !== 2) throw new Error(`two font files were expected: ${fonts.join(', ')}`);

const textBytes = [...texts].reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, dist))).length, 0);
const fontBytes = fonts.reduce((sum, file) => sum + readFileSync(new URL(`assets/${file}`, dist)).length, 0);
const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;
console.log(
  `first load: ${kilobytes(textBytes + fontBytes)} of at most ${kilobytes(most)} ` +
    `(${texts.size} files ${kilobytes(textBytes)} compressed, fonts ${kilobytes(fontBytes)})`,
);
process.exit(textBytes + fontBytes < most ? 0 : 1);
