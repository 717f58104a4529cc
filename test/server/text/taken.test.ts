import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { TakingPlaces } from '../../../server/src/model/taking';
import { isTaken, parse, rangeOf, sourceOf, withTaken } from '../../../server/src/text';
import type { SourceFile } from '../../../server/src/text';
import { dedent } from '../../support/fixture';

const leaf = (taking: TakingPlaces['taking']): TakingPlaces => ({ taking, members: new Map() });
const below = (key: string, inner: TakingPlaces): TakingPlaces => ({ members: new Map([[key, inner]]) });

const places = below(
  'fights',
  below('*', below('ships', below('*', leaf({ key: 'ship', list: 'fleets', inner: 'ships', around: ['flag'] })))),
);

const text = dedent(`
  fleets:
    - flag: red
      ships:
        - { id: a, guns: 4, arms: { torpedoes: 2 } }
        - { id: b, guns: 2, flag: blue }
    - flag: white
      ships: [{ id: a, guns: 9 }]
  fights:
    - name: first
      ships: [{ ship: a, guns: 3 }, { ship: c }, { ship: b }]
    - name: second
      ships: [{ id: z, guns: 1 }]
`);

interface Data {
  fights: { ships: Record<string, unknown>[] }[];
}

function read(source: string, previous?: SourceFile): SourceFile {
  const file = parse(source, previous);
  return { ...file, documents: file.documents.map((document) => withTaken(document, places)) };
}

const dataOf = ({ documents: [document] }: SourceFile) => document!.data as unknown as Data;

describe('values taken from the order of battle', () => {
  const file = read(text);
  const [document] = file.documents;
  const [first, second] = dataOf(file).fights;

  it('fills in missing members from the first object of that name and its surroundings', () => {
    const [a, unknown, b] = first!.ships;
    assert.deepEqual(a, { ship: 'a', guns: 3, id: 'a', arms: { torpedoes: 2 }, flag: 'red' });
    assert.deepEqual(unknown, { ship: 'c' });
    assert.deepEqual(b, { ship: 'b', id: 'b', guns: 2, flag: 'blue' });
  });

  it('a taken value has the range of the name and the place of its source', () => {
    const [a] = first!.ships;
    const piece = (place: Parameters<typeof rangeOf>[1]) => {
      const { from, to } = rangeOf(document!, place)!;
      return text.slice(from, to);
    };
    assert.equal(piece({ owner: a!, key: 'flag' }), 'a');
    assert.equal(piece(sourceOf({ owner: a!, key: 'flag' })!), 'red');
    assert.equal(piece({ owner: a!['arms'] as object, key: 'torpedoes' }), 'a');
    assert.equal(piece(sourceOf({ owner: a!['arms'] as object, key: 'torpedoes' })!), '2');
    assert.deepEqual([isTaken(a!, 'flag'), isTaken(a!, 'guns'), isTaken(a!, 'nothing')], [true, false, false]);
  });

  it('leaves objects without references and the written data unchanged', () => {
    assert.equal(second, (document!.written as unknown as Data).fights[1]);
    assert.deepEqual((document!.written as unknown as Data).fights[0]!.ships[0], { ship: 'a', guns: 3 });
  });

  it('limits the number of taken values', () => {
    const many = `{ ${Array.from({ length: 3000 }, (_, index) => `k${index}: ${index}`).join(', ')} }`;
    const uses = Array.from({ length: 40 }, () => '{ ship: a }').join(', ');
    const large = read(`fleets:\n  - ships: [{ id: a, more: ${many} }]\nfights:\n  - ships: [${uses}]\n`);
    const { ships } = dataOf(large).fights[0]!;
    const whole = ships.filter((ship) => 'more' in ship).length;
    assert.ok(whole > 0 && whole < ships.length, String(whole));
  });
});

describe('taken values after an edit', () => {
  it('keeps the parts that an edit does not concern', () => {
    const before = read(text);
    const edited = read(text.replace('name: second', 'name: third'), before);
    assert.equal(dataOf(edited).fights[0], dataOf(before).fights[0]);
    const elsewhere = read(text.replace('guns: 9', 'guns: 8'), before);
    assert.equal(dataOf(elsewhere).fights, dataOf(before).fights);
  });

  it('renews a part if its source has changed', () => {
    const before = read(text);
    const edited = read(text.replace('guns: 2', 'guns: 7'), before);
    assert.equal(dataOf(edited).fights[0]!.ships[2]!['guns'], 7);
    assert.equal(dataOf(edited).fights[1], dataOf(before).fights[1]);
  });

  it('taken values after edits equal those from scratch', () => {
    const scraps = ['', 'x', '\n', '- ', '  ', '{ ship: a }, ', 'ship: b', 'id: b, ', 'a', '&n ', '*n', '# '];
    const edit = fc.record({ at: fc.nat(), length: fc.nat(12), insert: fc.constantFrom(...scraps) });
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 5 }), (edits) => {
        let now = text;
        let file = read(now);
        for (const { at, length, insert } of edits) {
          const from = at % (now.length + 1);
          now = now.slice(0, from) + insert + now.slice(from + length);
          file = read(now, file);
          const fresh = read(now);
          assert.deepEqual(
            file.documents.map(({ data }) => data),
            fresh.documents.map(({ data }) => data),
          );
        }
      }),
    );
  });
});
