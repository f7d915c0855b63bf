import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {picturesIn} from './pictures/ico';

const read = (file: string): Buffer => readFileSync(path.resolve(__dirname, '../static', file));

/** What a PNG's head says: its size, and whether it may be seen through. */
function looks(png: Buffer): {width: number; height: number; clear: boolean} {
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  return {width: png.readUInt32BE(16), height: png.readUInt32BE(20), clear: png.readUInt8(25) >= 4};
}

describe('the pictures of `npm run pictures`', () => {
  test('favicon.ico holds the icon in three sizes, as its head says', () => {
    const pictures = picturesIn(read('favicon.ico'));
    expect(pictures.map(({size}) => size)).toEqual([16, 32, 48]);
    for (const {size, data} of pictures) expect(looks(data)).toEqual({width: size, height: size, clear: true});
  });

  test('the icon for telephones has 180 px and cannot be seen through, which would turn black', () => {
    expect(looks(read('img/apple-touch-icon.png'))).toEqual({width: 180, height: 180, clear: false});
  });

  test('the social card has the size that services ask for', () => {
    expect(looks(read('img/card.png'))).toEqual({width: 1200, height: 630, clear: false});
  });
});
