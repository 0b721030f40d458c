import { describe, expect, it } from 'vitest';
import { readPasted } from './invite';

const site = 'https://kostka.example';
const id = 'AbCdEfGhIjKl_-12';
const invite = 'aaaaaaaaaaaaaaaaaaaa_-';
const table = { kind: 'table', id, invite };

describe('readPasted', () => {
  it('reads a whole link, however it was copied', () => {
    for (const text of [
      `${site}/t/${id}#invite=${invite}`,
      `  <${site}/t/${id}#invite=${invite}>. `,
      `kostka.example/t/${id}#invite=${invite}`,
      `/t/${id}#invite=${invite}`,
      `t/${id}#invite=${invite}`,
    ]) {
      expect(readPasted(text, site), text).toEqual(table);
    }
  });

  it('reads the code of a public table and of a link to a seat', () => {
    expect(readPasted(id, site)).toEqual({ kind: 'table', id, invite: null });
    expect(readPasted(`${site}/t/${id}`, site)).toEqual({ kind: 'table', id, invite: null });
    expect(readPasted('c'.repeat(32), site)).toEqual({ kind: 'claim', code: 'c'.repeat(32) });
    expect(readPasted(`${site}/claim#code=xyz`, site)).toEqual({ kind: 'claim', code: 'xyz' });
  });

  it('says what is wrong', () => {
    const why = (text: string) => {
      const read = readPasted(text, site);
      return read.kind === 'unclear' ? read.why.en : 'understood';
    };
    expect(why('  ')).toContain('Paste the link');
    expect(why(`https://other.example/t/${id}`)).toContain('another server: other.example');
    expect(why(invite)).toContain('only the end');
    expect(why(`#invite=${invite}`)).toContain('only the end');
    expect(why('hello there')).toContain('https://kostka.example/t/');
    expect(why('javascript:alert(1)')).toContain('not an invite link');
    expect(why(`${site}/t/${id}/more`)).toContain('not an invite link');
    expect(why(`${site}/t/<b>#invite=${invite}`)).toContain('not an invite link');
  });
});
