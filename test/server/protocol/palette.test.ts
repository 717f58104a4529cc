import assert from 'node:assert/strict';
import { getPowerColor, palette } from '../../../server/src/protocol';

/** The contrast of two colours by the WCAG: from 1 to 21. */
function computeContrast(first: string, second: string): number {
  const computeLuminance = (color: string) => {
    const [red, green, blue] = [1, 3, 5].map((index) => {
      const channel = parseInt(color.slice(index, index + 2), 16) / 255;
      return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
    }) as [number, number, number];
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [light, dark] = [computeLuminance(first), computeLuminance(second)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

describe('the colours of powers', () => {
  it('every colour has enough contrast on light and dark backgrounds', () => {
    const all = [...Object.values(palette), ...'abcdefghijklmnop'].map((name) =>
      name.startsWith('#') ? name : getPowerColor(name),
    );
    for (const color of all)
      for (const background of ['#ffffff', '#1f1f1f'])
        assert.ok(computeContrast(color, background) >= 3, `${color} on ${background}`);
  });

  it('prefers a valid colour of the scenario, and ignores an invalid one', () => {
    assert.equal(getPowerColor('germany', '#ABCDEF'), '#abcdef');
    assert.equal(getPowerColor('germany', 'red'), palette.germany);
    assert.equal(getPowerColor('germany', 7), palette.germany);
  });

  it('returns a colour for every name, always the same', () => {
    assert.match(getPowerColor('atlantis'), /^#[0-9a-f]{6}$/);
    assert.equal(getPowerColor('atlantis'), getPowerColor('atlantis'));
    assert.match(getPowerColor('toString'), /^#[0-9a-f]{6}$/);
    assert.match(getPowerColor(''), /^#[0-9a-f]{6}$/);
  });
});
