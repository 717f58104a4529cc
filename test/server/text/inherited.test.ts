import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { InheritanceTree } from '../../../server/src/model/inheritance';
import { isInherited, parse, rangeAt, findSource, withInherited } from '../../../server/src/text';
import type { SourceFile } from '../../../server/src/text';
import { dedent } from '../../support/fixture';

const createLeaf = (taking: InheritanceTree['inheritance']): InheritanceTree => ({
  inheritance: taking,
  members: new Map(),
});
const nest = (key: string, inner: InheritanceTree): InheritanceTree => ({ members: new Map([[key, inner]]) });

const places = nest(
  'fights',
  nest('*', nest('ships', nest('*', createLeaf({ key: 'ship', list: 'fleets', inner: 'ships', around: ['flag'] })))),
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

function parseResolved(source: string, previous?: SourceFile): SourceFile {
  const file = parse(source, previous);
  return { ...file, documents: file.documents.map((document) => withInherited(document, places)) };
}

const getData = ({ documents: [document] }: SourceFile) => document!.data as unknown as Data;

describe('values taken from the order of battle', () => {
  const file = parseResolved(text);
  const [document] = file.documents;
  const [first, second] = getData(file).fights;

  it('fills in missing members from the first object of that name and its surroundings', () => {
    const [a, unknown, b] = first!.ships;
    assert.deepEqual(a, { ship: 'a', guns: 3, id: 'a', arms: { torpedoes: 2 }, flag: 'red' });
    assert.deepEqual(unknown, { ship: 'c' });
    assert.deepEqual(b, { ship: 'b', id: 'b', guns: 2, flag: 'blue' });
  });

  it('a taken value has the range of the name and the place of its source', () => {
    const [a] = first!.ships;
    const textAt = (place: Parameters<typeof rangeAt>[1]) => {
      const { from, to } = rangeAt(document!, place)!;
      return text.slice(from, to);
    };
    assert.equal(textAt({ owner: a!, key: 'flag' }), 'a');
    assert.equal(textAt(findSource({ owner: a!, key: 'flag' })!), 'red');
    assert.equal(textAt({ owner: a!['arms'] as object, key: 'torpedoes' }), 'a');
    assert.equal(textAt(findSource({ owner: a!['arms'] as object, key: 'torpedoes' })!), '2');
    assert.deepEqual(
      [isInherited(a!, 'flag'), isInherited(a!, 'guns'), isInherited(a!, 'nothing')],
      [true, false, false],
    );
  });

  it('leaves objects without references and the written data unchanged', () => {
    assert.equal(second, (document!.writtenData as unknown as Data).fights[1]);
    assert.deepEqual((document!.writtenData as unknown as Data).fights[0]!.ships[0], { ship: 'a', guns: 3 });
  });

  it('limits the number of taken values', () => {
    const many = `{ ${Array.from({ length: 3000 }, (_, index) => `k${index}: ${index}`).join(', ')} }`;
    const uses = Array.from({ length: 40 }, () => '{ ship: a }').join(', ');
    const large = parseResolved(`fleets:\n  - ships: [{ id: a, more: ${many} }]\nfights:\n  - ships: [${uses}]\n`);
    const { ships } = getData(large).fights[0]!;
    const whole = ships.filter((ship) => 'more' in ship).length;
    assert.ok(whole > 0 && whole < ships.length, String(whole));
  });
});

describe('taken values after an edit', () => {
  it('keeps the parts that an edit does not concern', () => {
    const before = parseResolved(text);
    const edited = parseResolved(text.replace('name: second', 'name: third'), before);
    assert.equal(getData(edited).fights[0], getData(before).fights[0]);
    const elsewhere = parseResolved(text.replace('guns: 9', 'guns: 8'), before);
    assert.equal(getData(elsewhere).fights, getData(before).fights);
  });

  it('renews a part if its source has changed', () => {
    const before = parseResolved(text);
    const edited = parseResolved(text.replace('guns: 2', 'guns: 7'), before);
    assert.equal(getData(edited).fights[0]!.ships[2]!['guns'], 7);
    assert.equal(getData(edited).fights[1], getData(before).fights[1]);
  });

  it('taken values after edits equal those from scratch', () => {
    const scraps = ['', 'x', '\n', '- ', '  ', '{ ship: a }, ', 'ship: b', 'id: b, ', 'a', '&n ', '*n', '# '];
    const edit = fc.record({ at: fc.nat(), length: fc.nat(12), insert: fc.constantFrom(...scraps) });
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 5 }), (edits) => {
        let now = text;
        let file = parseResolved(now);
        for (const { at, length, insert } of edits) {
          const from = at % (now.length + 1);
          now = now.slice(0, from) + insert + now.slice(from + length);
          file = parseResolved(now, file);
          const fresh = parseResolved(now);
          assert.deepEqual(
            file.documents.map(({ data }) => data),
            fresh.documents.map(({ data }) => data),
          );
        }
      }),
    );
  });
});
