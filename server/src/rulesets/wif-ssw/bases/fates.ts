/** The fates of units whose historic base is lost (1.5). */
import type { Header, PoliticalEvent, Scenario, Unit } from '../data';
import { memoize } from '../../memoize';
import { formatList, type RuleId } from '../kit';
import { canBase } from './historic-bases';
import { computeHistory } from './history';
import type { Loss } from './state';

/** A port that a unit could rebase to. */
export type Port = NonNullable<NonNullable<NonNullable<Header['bases']>['cadiz']>['ports']>[number];

/** The fate of a unit. */
export type Fate =
  | { readonly kind: 'overrun' | 'spiral' }
  /** No eligible port is within its range. */
  | { readonly kind: 'destroyed'; readonly range: number }
  /** It goes to one of these ports, sorted by distance. */
  | { readonly kind: 'rebased'; readonly ports: readonly Port[]; readonly range?: number }
  /** The scenario does not give enough information. */
  | { readonly kind: 'unknown'; readonly lacks: 'range' | 'ports' };

/** The fate of a unit, with the event that causes it. */
export interface UnitFate {
  readonly unit: Unit;
  readonly event: PoliticalEvent;
  readonly rule: RuleId;
  readonly fate: Fate;
}

/** The fates of all units at historic bases. Units leave a base when it is first lost; later arrivals are not modelled. */
export const listUnitFates = memoize((scenario: Scenario): readonly UnitFate[] => {
  const lostBases = new Set<Loss['base']>();
  return computeHistory(scenario).flatMap(({ event, outcomes }) =>
    outcomes.flatMap(({ rule, loss }) => {
      if (loss === undefined || lostBases.has(loss.base)) return [];
      lostBases.add(loss.base);
      const units = (scenario.bases?.[loss.base]?.units ?? []).filter((unit) => canBase(loss.base, unit) !== false);
      return units.map((unit) => ({ unit, event, rule, fate: computeFate(unit, loss, scenario) }));
    }),
  );
});

/**
 * Computes the fate of a unit. If the base is revoked, it goes to an eligible port within its range, or is destroyed; if Spain aligns with
 * another power, it goes to the nearest eligible port at any distance.
 */
function computeFate(unit: Unit, { base, units }: Loss, { bases }: Pick<Header, 'bases'>): Fate {
  if (units === 'overrun' || units === 'spiral') return { kind: units };
  const listedPorts = base === 'cadiz' ? bases?.cadiz?.ports : undefined;
  if (listedPorts === undefined) return { kind: 'unknown', lacks: 'ports' };
  const eligiblePorts = listedPorts
    .filter(({ eligible }) => eligible !== false)
    .toSorted((a, b) => a.distance - b.distance);
  if (units === 'rebase-to-nearest') {
    const nearest = eligiblePorts.filter(({ distance }) => distance === eligiblePorts[0]?.distance);
    return nearest.length > 0 ? { kind: 'rebased', ports: nearest } : { kind: 'unknown', lacks: 'ports' };
  }
  const range = 'range' in unit ? unit.range : undefined;
  if (range === undefined) return { kind: 'unknown', lacks: 'range' };
  const ports = eligiblePorts.filter(({ distance }) => distance <= range);
  return ports.length > 0 ? { kind: 'rebased', ports, range } : { kind: 'destroyed', range };
}

/** Formats a fate without its unit: `rebases to Bordeaux, within its range of 8`. */
export function formatFate(fate: Fate): string {
  switch (fate.kind) {
    case 'overrun':
      return 'is overrun';
    case 'spiral':
      return 'goes to the production spiral, to arrive in the next turn';
    case 'destroyed':
      return `is destroyed: no eligible port lies within its range of ${fate.range}`;
    case 'rebased': {
      const names = formatList(
        fate.ports.map(({ name }) => name),
        'or',
      );
      const why = fate.range === undefined ? 'the nearest eligible port' : `within its range of ${fate.range}`;
      return `rebases to ${names}, ${why}`;
    }
    case 'unknown':
      return fate.lacks === 'range'
        ? 'rebases to a port within its range, which the scenario does not give, or is destroyed'
        : 'rebases to an eligible port, but the scenario names none';
  }
}

const clauses: Readonly<Record<PoliticalEvent['event'], string>> = {
  'germany-gains-cadiz': 'Germany gains Cadiz',
  'us-land-unit-enters-france': 'a US land unit enters France',
  'france-liberated': 'France is liberated',
  'france-conquered': 'France is conquered',
  'vichy-installed': 'Vichy France is installed',
  'spain-joins-allies': 'Spain joins the Allies',
  'spain-aligns-to': 'Spain aligns with another power',
  'spain-becomes-neutral': 'Spain becomes neutral',
  'axis-takes-spain': 'the Axis takes Spain',
  'allies-declare-war-on-spain': 'the Allies declare war on Spain',
  'us-at-war-with-germany': 'the US and Germany go to war',
  'azores-die': 'the die for the Azores is rolled',
  'portugal-joins-axis': 'Portugal joins the Axis',
  'portugal-aligns-to': 'Portugal aligns with another power',
};

/** Formats an event as a clause: `a US land unit enters France`. */
export function formatEvent({ event }: PoliticalEvent): string {
  return clauses[event];
}
