import assert from 'node:assert/strict';
import fc from 'fast-check';
import { previewLines } from '../../../../server/src/features/combat/preview-lines';

const text = 'a: 1\n  b: 2\nc: 3\n';

describe('the preview of lines that edits write', () => {
  it('shows the new lines as they will be written', () => {
    assert.deepEqual(previewLines(text, [{ from: 10, to: 11, insert: '4' }]), ['b: 4']);
    assert.deepEqual(previewLines(text, [{ from: 5, to: 5, insert: '  d: 5\n' }]), ['d: 5']);
    assert.deepEqual(previewLines(text, []), []);
  });

  it('shows the removed text if nothing is written', () => {
    assert.deepEqual(previewLines(text, [{ from: 5, to: 12, insert: '' }]), ['removes b: 2']);
  });

  it('joins edits of one line, and of lines next to each other, in their order', () => {
    const lines = 'a: 1\nb: 2\nc: 3\nd: 4\n';
    const replaceAt = (searchText: string, insert: string) => {
      const from = lines.indexOf(searchText);
      return { from, to: from + searchText.length, insert };
    };
    assert.deepEqual(previewLines(lines, [replaceAt('b', 'x'), replaceAt('2', '7')]), ['x: 7']);
    assert.deepEqual(previewLines(lines, [replaceAt('1', '5'), replaceAt('2', '6'), replaceAt('4', '8')]), [
      'a: 5',
      'b: 6',
      'd: 8',
    ]);
    assert.deepEqual(previewLines(lines, [replaceAt('1\nb: 2', '5'), replaceAt('c: 3', 'x: 3')]), ['a: 5', 'x: 3']);
    // A line that stays is no news, however often it stands there.
    assert.deepEqual(previewLines('a: 1\n', [{ from: 0, to: 0, insert: 'a: 1\n' }]), ['a: 1']);
    assert.deepEqual(previewLines(lines, [replaceAt('a: 1\n', ''), replaceAt('b: 2', 'b: 2\ne: 5')]), ['e: 5']);
    assert.deepEqual(previewLines(lines, [replaceAt('a: 1\nb: 2\n', '')]), ['removes a: 1', 'removes b: 2']);
  });

  it('shows up to eight lines, and how many more there are', () => {
    const insertLines = (count: number) => 'x: 1\n'.repeat(count).replaceAll(/x/g, () => `x${count}`);
    const show = (count: number) => previewLines(text, [{ from: 0, to: 0, insert: insertLines(count) }]);
    assert.equal(show(8).length, 8);
    assert.deepEqual(show(9).slice(7), ['x9: 1', 'and 1 more lines']);
  });

  it('shows the same lines whatever surrounds the edited ones', () => {
    const line = fc.constantFrom('a: 1', '  b: 2', '', '  - c', 'd: 4');
    const lines = fc.array(line, { minLength: 1, maxLength: 6 });
    const end = fc.constantFrom('\n', '\r\n');
    const part = fc.tuple(lines, fc.nat(), fc.nat(), fc.constantFrom('', 'x: 1', 'x: 1\n  y: 2', '\n'));
    fc.assert(
      fc.property(fc.array(part, { maxLength: 3 }), lines, end, (parts, around, newline) => {
        const getShownLines = (between: readonly string[]): readonly string[] => {
          let whole = '';
          const edits = parts.map(([ownStart, first, second, insert]) => {
            const piece = ownStart.join(newline);
            const [from, to] = [first % (piece.length + 1), second % (piece.length + 1)].toSorted((a, b) => a - b);
            const start = whole.length;
            whole += [piece, ...between, ''].join(newline);
            return { from: start + from!, to: start + to!, insert };
          });
          return previewLines(whole, edits);
        };
        assert.deepEqual(getShownLines(around), getShownLines([]));
      }),
    );
  });

  it('takes no longer in a long text', () => {
    const tail = 'z: 1\n'.repeat(100);
    const edits = [{ from: tail.length + 10, to: tail.length + 11, insert: '4' }];
    const read: number[] = [];
    const counted = new Proxy(new String(tail + text + tail), {
      get: (target, key) => {
        const value: unknown = Reflect.get(target, key);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]) => {
          const result: unknown = Reflect.apply(value, target, args);
          if (typeof result === 'string') read.push(result.length);
          return result;
        };
      },
    });
    assert.deepEqual(previewLines(counted as unknown as string, edits), ['b: 4']);
    assert.ok(Math.max(...read) < 10, read.join());
  });

  it('shows no more lines than can be read', () => {
    const many = Array.from({ length: 20 }, (_, index) => `x${index}: 1\n`).join('');
    const lines = previewLines(text, [{ from: 0, to: 0, insert: many }]);
    assert.deepEqual([lines.length, lines.at(-1)], [9, 'and 12 more lines']);
  });
});
