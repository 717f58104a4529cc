import assert from 'node:assert/strict';
import fc from 'fast-check';
import { moveMember, type Plain } from '../../../server/src/model/edit';
import { valueAt, type Path } from '../../../server/src/model/place';
import { isMapping } from '../../../server/src/model/values';
import { applyTextEdits, createTextEdits, parse } from '../../../server/src/text/index';
import { dedent } from '../../support/fixture';
import { chooser, layout, listComments, root, writeMapping, type Mapping } from './arbitrary';

interface Move {
  readonly from: Path;
  readonly key: string;
  readonly to: Path;
  readonly under?: string;
  readonly as?: string;
}

function move(text: string, { from, key, to, under, as }: Move): string {
  const file = parse(text);
  const data = file.documents[0]!.data;
  const edit = moveMember(valueAt(data, from) as Mapping, key, valueAt(data, to) as Mapping, under, as);
  return applyTextEdits(text, createTextEdits(file, [edit]));
}

function assertMoved(source: string, edit: Move, expected: string): void {
  for (const newline of ['\n', '\r\n']) {
    const toText = (lines: string) => dedent(lines).replaceAll('\n', newline);
    assert.equal(move(toText(source), edit), toText(expected));
  }
}

const orders: Move = { from: ['battle'], key: 'orders', to: ['battle'], under: 'defender' };

describe('moving a member', () => {
  it('moves the lines of a member with its comments into another block', () => {
    assertMoved(
      `
      battle:
        defender:
          units: { dd: 1 } # alone
        # go home early
        orders: # for the night
          # not before dawn
          retreat: { afterRound: 1 } # round one
        dice: 3
      `,
      orders,
      `
      battle:
        defender:
          units: { dd: 1 } # alone
          # go home early
          orders: # for the night
            # not before dawn
            retreat: { afterRound: 1 } # round one
        dice: 3
      `,
    );
  });

  it('moves lines into braces, and keeps their comments above', () => {
    assertMoved(
      'battle:\n  defender: { dd: 1 } # alone\n  orders:\n    retreat: { afterRound: 1 }\n',
      orders,
      'battle:\n  defender: { dd: 1, orders: { retreat: { afterRound: 1 } } } # alone\n',
    );
    assertMoved(
      'battle:\n  defender: { dd: 1 } # alone\n  orders: { afterRound: 1 } # go home\n',
      orders,
      'battle:\n  defender: { dd: 1,\n    # go home\n    orders: { afterRound: 1 } } # alone\n',
    );
  });

  it('moves braces into braces as they are written', () => {
    assertMoved(
      "battle:\n  defender: { dd: 1 }\n  orders: {retreat: 'round 1'}\n",
      orders,
      "battle:\n  defender: { dd: 1, orders: {retreat: 'round 1'} }\n",
    );
  });

  it('moves a member within braces, and out of braces', () => {
    assertMoved(
      'battle: { defender: { dd: 1 }, orders: { a: 1 }, dice: 3 }\n',
      orders,
      'battle: { defender: { dd: 1, orders: { a: 1 } }, dice: 3 }\n',
    );
    assertMoved(
      'weather: rain\nbattle: { defender: {}, turn: { a: 1 } }\n',
      { from: ['battle'], key: 'turn', to: [] },
      'weather: rain\nbattle: { defender: {} }\nturn: { a: 1 }\n',
    );
  });

  it('adds the mapping that is missing, in the style of the member', () => {
    assertMoved(
      'battle:\n  # three boats\n  submarines: 3 # of type VII\n  power: germany\n',
      { from: ['battle'], key: 'submarines', to: ['battle'], under: 'units', as: 'sub' },
      'battle:\n  # three boats\n  units:\n    sub: 3 # of type VII\n  power: germany\n',
    );
    assertMoved(
      'battle: { power: germany, submarines: 3 }\n',
      { from: ['battle'], key: 'submarines', to: ['battle'], under: 'units', as: 'sub' },
      'battle: { power: germany, units: { sub: 3 } }\n',
    );
  });

  it('moves nothing if an anchor would be lost', () => {
    const text = 'battle:\n  defender: { dd: 1 }\n  orders:\n    a: &one 1\n    b: *one\n';
    assert.equal(move(text, orders), text);
  });

  it('moves data and keeps all comments, for any data, style and place', () => {
    let moved = 0;
    fc.assert(
      fc.property(root, chooser, layout, fc.nat(), fc.nat(), fc.boolean(), (data, choose, style, pick, goal, isNew) => {
        const text = writeMapping(data, choose, style);
        const mappings = listMappings(data, []);
        const from = mappings[pick % mappings.length]!;
        const keys = Object.keys(valueAt(data, from) as Mapping);
        const key = keys[pick % Math.max(keys.length, 1)];
        const to = isNew ? from : mappings[goal % mappings.length]!;
        const isInside = [...from, key].every((step, index) => step === to[index]);
        if (key === undefined || (to === from && !isNew) || isInside) return;
        const model = structuredClone<Mapping>(data);
        const owner = valueAt(model, from) as Mapping;
        const value = owner[key] as Plain;
        delete owner[key];
        if (isNew) owner['zz-new'] = { zz: value };
        else (valueAt(model, to) as Mapping)['zz'] = value;
        const after = move(text, { from, key, to, as: 'zz', ...(isNew && { under: 'zz-new' }) });
        if (after === text) return;
        const again = parse(after);
        assert.deepEqual(again.diagnostics, [], `${text}\n---\n${after}`);
        assert.deepEqual(again.documents[0]?.data, model, `${text}\n---\n${after}`);
        assert.deepEqual(listComments(after).sort(), listComments(text).sort(), `${text}\n---\n${after}`);
        moved++;
      }),
      { numRuns: 1000, seed: 7 },
    );
    assert.ok(moved > 300, String(moved));
  });
});

function listMappings(value: unknown, path: Path): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, each]) =>
    listMappings(each, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return isMapping(value) ? [path, ...inner] : inner;
}
