/** Scenarios that pass the schema never cause internal errors in checks, hovers or combats: samples with keys removed and numbers changed. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import fc from 'fast-check';
import { parse, stringify } from 'yaml';
import { traceCombat } from '../../../../server/src/engine/trace';
import { listAllCombats, analyse, getHover, diagnose } from '../../../../server/src/features';
import { environment } from '../../../support/environment';
import { playTurns } from '../../../support/play-turns';

const folders = ['samples/awaw', 'samples/broken/awaw'];
const samples = folders.flatMap((folder) =>
  fs.readdirSync(folder).map((name) => parse(fs.readFileSync(`${folder}/${name}`, 'utf8')) as object),
);

interface Slot {
  readonly owner: Record<string, unknown>;
  readonly key: string;
}

/** Every key of the maps of a scenario, except `ruleset`. */
function listSlots(data: unknown): Slot[] {
  if (typeof data !== 'object' || data === null) return [];
  const ownSlots = Array.isArray(data) ? [] : Object.keys(data).map((key) => ({ owner: data as Slot['owner'], key }));
  return [...ownSlots.filter(({ key }) => key !== 'ruleset'), ...Object.values(data).flatMap(listSlots)];
}

const change = fc.record({
  slotNumber: fc.nat(10_000),
  newValue: fc.constantFrom(undefined, undefined, 0, 1, 2, 5, 13, 99),
});

/** The scenario after some changes: numbers are replaced, other values removed. */
function applyChanges(
  sample: object,
  changes: readonly { readonly slotNumber: number; readonly newValue: number | undefined }[],
): string {
  const data = structuredClone(sample);
  for (const { slotNumber, newValue } of changes) {
    const slots = listSlots(data);
    const slot = slots[slotNumber % slots.length];
    if (slot === undefined) continue;
    if (typeof slot.owner[slot.key] === 'number' && newValue !== undefined) slot.owner[slot.key] = newValue;
    else delete slot.owner[slot.key];
  }
  return stringify(data);
}

describe('scenarios that pass the schema of awaw', () => {
  it('checks, explains and resolves any scenario that passes the schema without an error', () => {
    const scenario = fc.record({ sample: fc.constantFrom(...samples), changes: fc.array(change, { maxLength: 4 }) });
    fc.assert(
      fc.property(scenario, fc.array(fc.nat(10_000), { maxLength: 10 }), ({ sample, changes }, offsets) => {
        const text = applyChanges(sample, changes);
        const analysis = analyse(text, undefined, environment());
        for (const { code, message } of diagnose(analysis)) {
          assert.doesNotMatch(code, /^asdic\//, message);
          assert.doesNotMatch(message, /undefined|NaN|\[object/);
        }
        for (const offset of offsets) getHover(analysis, offset % text.length);
        playTurns(analysis, 1);
        for (const { entry } of listAllCombats(analysis)) {
          const combat = entry.build();
          const { end, entries } = traceCombat(combat, { seed: 1 });
          assert.ok(combat.measures.every(({ read }) => Number.isInteger(read(end))));
          assert.doesNotMatch(JSON.stringify(entries.map(({ text: shownText }) => shownText)), /undefined|NaN/);
        }
      }),
      { numRuns: 40 },
    );
  });
});
