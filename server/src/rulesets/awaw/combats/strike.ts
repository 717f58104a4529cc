/** An air attack on ships: air combat with cover and with CAP, air defense, then an attack on each target (C.3, 20.51). */
import type { Measure, State, Step, Update } from '../../../engine/combat';
import { counted, listed } from '../../../model/wording';
import { airCombatSteps, airDefenseStep } from './air-combat';
import { airResults } from './air-row';
import { attackSteps } from './attack';
import { addCounter, plus, within, type Board } from './board';
import type { Fallen, Fighters, Flight, Launch, StepsAndMeasures, Strike, StrikeTarget } from './flight';
import { settle } from './settle';
import { statement } from './statements';

/** The steps and measures of an air attack. */
export function strikeSteps(board: Board, strike: Strike): StepsAndMeasures {
  const { id, squadrons, fighters, airDefense: defense, targets } = strike;
  const counter = (name: string, title: string, start = 0): number =>
    addCounter(board, within(id, name), title, squadrons, start);
  const fallen = (kind: Fighters['kind'], name: string): Fallen => {
    const max = fighters.reduce((sum, one) => sum + (one.kind === kind ? one.squadrons.total : 0), 0);
    return {
      eliminated: addCounter(board, within(id, `${kind}.eliminated`), `squadrons of ${name} eliminated`, max),
      aborted: addCounter(board, within(id, `${kind}.aborted`), `squadrons of ${name} aborted`, max),
    };
  };
  const flight: Flight = {
    strike,
    left: counter('squadrons', 'squadrons that attack', squadrons),
    eliminated: counter('eliminated', 'squadrons eliminated'),
    aborted: counter('aborted', 'squadrons aborted'),
    fallen: { cover: fallen('cover', 'the cover'), cap: fallen('cap', 'the CAP') },
    attacking: counter('attacking', 'squadrons that came through'),
  };
  const fights = fighters.filter((one) => one.squadrons.total > 0).flatMap((one) => airCombatSteps(flight, one));
  const defenders = defense && defense.level.total > 0 ? [airDefenseStep(flight, defense)] : [];
  const attacks = targets.flatMap((target) => attackOn(flight, target));
  const through = throughStep(flight);
  const of = (path: readonly string[], title: string, counter: number, quietAtZero = true): Measure => ({
    path: id === undefined ? ['squadrons', ...path] : ['squadrons', id, ...path],
    title: id === undefined ? title : `${id}: ${title}`,
    read: (state) => state[counter]!,
    quietAtZero,
    readAt: through.id,
  });
  const launch = strike.launch ? [launchStep(flight, strike.launch)] : [];
  return {
    steps: [...launch, ...fights, ...defenders, through, ...attacks, homeStep(flight)],
    measures: [
      of(['attacking'], 'squadrons that attack ships', flight.attacking, false),
      of(['eliminated'], 'attacking squadrons eliminated', flight.eliminated),
      of(['aborted'], 'attacking squadrons aborted', flight.aborted),
      of(['cover', 'eliminated'], 'squadrons of the cover eliminated', flight.fallen.cover.eliminated),
      of(['cover', 'aborted'], 'squadrons of the cover aborted', flight.fallen.cover.aborted),
      of(['cap', 'eliminated'], 'squadrons of the CAP eliminated', flight.fallen.cap.eliminated),
      of(['cap', 'aborted'], 'squadrons of the CAP aborted', flight.fallen.cap.aborted),
    ],
  };
}

/** A strike needs a search result on its group; without one it is not flown. */
function launchStep({ strike, left }: Flight, { results, last, name }: Launch): Update {
  const isFound = (state: State): boolean => results !== undefined && state[results]! > 0;
  return {
    kind: 'update',
    ...statement('launch', strike.id),
    apply: (state) => (isFound(state) ? plus(state, results!, -1) : state.with(left, 0)),
    remark: (before) =>
      isFound(before) ? `${name}: a search result is used.` : `${name}: no search result is left, it is not flown.`,
    marginalises: last && results !== undefined ? [results] : [],
  };
}

/** The squadrons that came through attack; the remark states the losses. */
function throughStep({ strike, left, eliminated, aborted, fallen, attacking }: Flight): Update {
  return {
    kind: 'update',
    ...statement('through', strike.id),
    // A strike that is not flown has no remark.
    when: (state) => strike.launch === undefined || state[left]! + state[eliminated]! + state[aborted]! > 0,
    apply: (state) =>
      strike.fighters.reduce<State>(
        (to, { kind, out }) => {
          const { eliminated: dead, aborted: home } = fallen[kind];
          return out === undefined ? to : plus(to, out, to[dead]! + to[home]!);
        },
        state.with(attacking, state[left]!),
      ),
    remark: (_, after) => {
      const words = throughInWords(strike, after[left]!);
      if (strike.airDefense) return words;
      return `${words} There was no air defense: neither a level nor the table for it is given.`;
    },
    bases: () => (strike.airDefense ? [] : [{ kind: 'missing-table', name: 'airDefense' }]),
    marginalises: [
      eliminated,
      aborted,
      attacking,
      ...Object.values(fallen).flatMap((out) => [out.eliminated, out.aborted]),
    ],
  };
}

/** Formats the allotment: `5 squadrons come through: 4 on Akagi and 1 on Kaga.` */
function throughInWords({ targets }: Strike, squadrons: number): string {
  if (squadrons === 0) return 'No squadron comes through.';
  let left = squadrons;
  const each = targets.flatMap(({ victim, squadrons: max }) => {
    const here = Math.min(max, left);
    left -= here;
    return here > 0 ? [`${here} on ${victim.name}`] : [];
  });
  return `${counted(squadrons, 'squadron')} ${squadrons === 1 ? 'comes' : 'come'} through${each.length === 0 ? '' : `: ${listed(each)}`}.`;
}

/** The end of a strike. Marginalises fighters that no later strike meets. */
function homeStep({ strike, left }: Flight): Update {
  return {
    kind: 'update',
    ...statement('home', strike.id),
    quiet: true,
    when: (state) => state[left]! > 0,
    apply: (state) => state.with(left, 0),
    marginalises: [left, ...strike.fighters.flatMap(({ out, outLast }) => (out !== undefined && outLast ? [out] : []))],
  };
}

function attackOn({ strike, left }: Flight, { victim, squadrons, modifiers, last }: StrikeTarget): readonly Step[] {
  const reading = airResults();
  const on = (state: State): number => Math.min(squadrons, state[left]!);
  const steps = attackSteps({
    kind: 'air-attack',
    id: within(strike.id, victim.id),
    by: strike.by,
    victim,
    modifiers,
    when: (state) => on(state) > 0,
    read: (state, total) => reading(on(state), total),
    criticals: strike.criticals,
    surpriseLevel: strike.surpriseLevel,
    spend: (next) => {
      next[left]! -= on(next);
    },
  });
  return last ? [...steps, settle(victim)] : steps;
}
