import type { Fix } from '../../../../model/problem';
import { at, cite, examplesOf, remove, set, under, type WifConstraint } from '../../constraint';
import type { PoliticalEvent, Scenario } from '../../data';
import { takeOut } from '../../fixes';
import { cadizRevoked } from '../../scenarios';
import { eventInWords, fateInWords, unitFates, type Fate } from '../fates';

type Told = NonNullable<PoliticalEvent['fates']>[number];

export const unitFate: WifConstraint = {
  code: 'unit-fate',
  rule: 'cadiz-rebase',
  title: 'A unit whose base is lost goes where the rules send it',
  *check(scenario) {
    const fates = unitFates(scenario);
    for (const event of scenario.politicalEvents ?? []) {
      for (const [index, told] of (event.fates ?? []).entries()) {
        const found = fates.find((fate) => fate.event === event && fate.unit.id === told.unit);
        if (found === undefined) {
          if (!isAtBase(told.unit, scenario)) continue;
          yield {
            message: `${told.unit} loses no base when ${eventInWords(event)}, so nothing becomes of it${cite('cadiz-rebase')}. Remove the fate.`,
            place: at(told, 'unit'),
            fixes: [takeOut(event.fates!, index, `Remove the fate of ${told.unit}`)],
          };
        } else if (!agrees(told, found.fate)) {
          yield {
            message: `When ${eventInWords(event)}, ${told.unit} ${fateInWords(found.fate)}${cite(found.rule)}. Correct its fate.`,
            place: at(told, told.fate === found.fate.kind ? 'port' : 'fate'),
            related: [{ message: `${told.unit} is here.`, place: at(found.unit, 'id') }],
            fixes: correction(told, found.fate),
          };
        }
      }
    }
  },
  examples: examplesOf({
    on: under(cadizRevoked, 'politicalEvents'),
    passes: `
      - event: us-land-unit-enters-france
        fates:
          - { unit: flotilla-2, fate: rebased, port: Bordeaux }
          - { unit: flotilla-3, fate: destroyed }
    `,
    fails: `
      - event: us-land-unit-enters-france
        fates:
          - { unit: flotilla-2, fate: rebased, port: Bordeaux }
          - { unit: flotilla-3, fate: rebased, port: Bordeaux }
          #                           ^^^^^^^ no eligible port lies within its range of 3
    `,
    fixed: `
      - event: us-land-unit-enters-france
        fates:
          - { unit: flotilla-2, fate: rebased, port: Bordeaux }
          - { unit: flotilla-3, fate: destroyed }
    `,
  }),
};

/** True if a unit is at a historic base; ids of units elsewhere are not checked. */
function isAtBase(id: string, { bases }: Scenario): boolean {
  return [bases?.cadiz, bases?.azores].some((base) => base?.units?.some((unit) => unit.id === id));
}

/** True if the stated fate is possible. If information is missing, several fates are. */
function agrees({ fate, port }: Told, found: Fate): boolean {
  if (found.kind === 'unknown') return fate === 'rebased' || (fate === 'destroyed' && found.lacks === 'range');
  if (fate !== found.kind) return false;
  return found.kind !== 'rebased' || port === undefined || found.ports.some(({ name }) => name === port);
}

/** Corrects the fate; preferred unless there are several ports to choose from. */
function correction(told: Told, found: Fate): readonly Fix[] {
  if (found.kind === 'unknown') return [];
  const fate = set(told, 'fate', found.kind);
  if (found.kind !== 'rebased') {
    const edits = told.port === undefined ? [fate] : [fate, remove(told, 'port')];
    return [{ title: `Change the fate of ${told.unit} to ${found.kind}`, edits, preferred: true }];
  }
  return found.ports.map(({ name }) => ({
    title: `Rebase ${told.unit} to ${name}`,
    edits: told.fate === 'rebased' ? [set(told, 'port', name)] : [fate, set(told, 'port', name)],
    preferred: found.ports.length === 1,
  }));
}
