import assert from 'node:assert/strict';
import { findCompletions } from '../../../../../server/src/features';
import { describeAt as describeValue } from '../../../../../server/src/schema';
import { rangeAt } from '../../../../../server/src/text';
import { isObject } from '../../../../../server/src/model/values';
import { isLarge } from '../../../../support/run-size';
import { analysisOfFile, scenarioFiles } from '../../../../support/samples';
import { analyzeText } from '../../support';
import { fixture } from '../../../../support/fixture';

type Path = readonly (string | number)[];

/** Every member of a value that is written where it stands, with its path. */
function* walkMembers(value: unknown, path: Path = []): Generator<{ owner: object; key: string | number; path: Path }> {
  if (!isObject(value)) return;
  for (const name of Object.keys(value)) {
    const key = Array.isArray(value) ? Number(name) : name;
    yield { owner: value, key, path: [...path, key] };
    yield* walkMembers((value as Readonly<Record<string, unknown>>)[name], [...path, key]);
  }
}

const unquote = (text: string): string => text.replace(/^(['"])(.*)\1$/, '$2');

const files = scenarioFiles('samples').filter((file) => !file.includes('broken'));

describe('completion at a value that is written', () => {
  for (const game of ['wif-ssw', 'aare', 'aa-depth', 'awaw'])
    it(`offers every value of a closed list, and chooses the present one, in the samples of ${game}`, () => {
      let tried = 0;
      const triedPlaces = new Set<string>();
      for (const file of files.filter((name) => name.includes(`samples/${game}/`))) {
        const analysis = analysisOfFile(file);
        for (const { document, ruleset } of analysis.scenarios)
          for (const { owner, key, path } of walkMembers(document.writtenData)) {
            const place = path.map((step) => (typeof step === 'number' ? '*' : step)).join('.');
            const value: unknown = (owner as Readonly<Record<string | number, unknown>>)[key];
            const values = isObject(value)
              ? undefined
              : describeValue(ruleset!.id, document.writtenData, { path })?.values;
            if (!values || values.length < 2 || (!isLarge && triedPlaces.has(place))) continue;
            triedPlaces.add(place);
            const { from, to } = rangeAt(document, { owner, key })!;
            const written = analysis.text.slice(from, to);
            // What an alias or a merge stands for is written elsewhere.
            if (
              /^[*&]/.test(written) ||
              /^ *<</m.test(analysis.text.slice(analysis.text.lastIndexOf('\n', from), from))
            )
              continue;
            tried++;
            const siblings = Array.isArray(owner) ? (owner as unknown[]) : [];
            for (const offset of [from + 1, unquote(written) === written ? to : to - 1]) {
              const items = findCompletions(analysis, offset);
              const valueLabel = `${file} ${path.join('.')}: ${written}`;
              const labels = items.map(({ label }) => unquote(label));
              for (const { value: possible } of values)
                assert.ok(
                  labels.includes(String(possible)) || (possible !== value && siblings.includes(possible)),
                  `${String(possible)} at ${valueLabel}`,
                );
              assert.deepEqual(
                items.filter(({ isWritten }) => isWritten).map(({ label }) => unquote(label)),
                [unquote(written)],
                valueLabel,
              );
              assert.ok(
                items.every(({ filter }) => filter === written),
                valueLabel,
              );
            }
          }
      }
      assert.ok(tried > 30, String(tried));
    });

  const powers = {
    'wif-ssw': 'powers:\n  germany$0: { side: axis }\n',
    aare: 'powers:\n  germany$0:\n    side: axis\n',
    'aa-depth': 'powers: { germany$0: { side: axis } }\n',
    awaw: 'nations:\n  germany$0: { side: axis }\n',
  };
  for (const [game, header] of Object.entries(powers))
    it(`offers the other powers at the name of one, ${game}`, () => {
      const { text, cursor } = fixture(`ruleset: ${game}\n${header}`);
      const items = findCompletions(analyzeText(text), cursor!);
      assert.ok(
        ['germany', 'japan'].every((label) => items.some((item) => item.label === label)),
        text,
      );
      assert.deepEqual(
        items.filter(({ isWritten }) => isWritten).map(({ label }) => label),
        ['germany'],
      );
      assert.ok(items.every(({ filter }) => filter === 'germany'));
    });

  it('offers the other names at a name of several words, and replaces it as a whole', () => {
    const { text, cursor } = fixture(
      'ruleset: awaw\nnations: { germany: { side: axis } }\nairAttacks:\n  - id: strike\n    defender:\n      nation: germany\n      units: [{ id: ship, type: cvl, name: G Zep$0pelin }]\n',
    );
    const items = findCompletions(analyzeText(text), cursor!);
    assert.deepEqual(
      items.filter(({ isWritten }) => isWritten).map(({ label }) => label),
      ['G Zeppelin'],
    );
  });
});
