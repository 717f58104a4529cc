/** Hovers on units: size, speed, the effect of hits, and the tasks of their type. */
import { createAmount } from '../../../engine/amount';
import { valueAt, type Path } from '../../../model/place';
import type { Explanation } from '../../../model/ruleset';
import { airNumbers } from '../air/rules';
import { countSquadrons } from '../air/squadrons';
import { attackNumbers } from '../attacks/rules';
import { countHitsWhenDamaged } from '../damage/damage';
import {
  type Tables,
  isAirUnit,
  isFastCarrier,
  isNamedShip,
  type Header,
  type NamedShip,
  type Scenario,
  type Unit,
} from '../data';
import { formatSource } from '../hover-wording';
import { resolveJoin } from '../join-orders';
import { cite, capitalize, type AwawHover, changeBy, placeAt, pluralize, formatSigned } from '../kit';
import { findNationalityEntry, getNationalityModifier } from '../nationality';
import { unitPaths } from '../unit-paths';
import { formatNation, formatType, formatUnit } from '../wording';
import { findCatalogueEntry } from './catalogue';
import { getFactors, getShipSize, getSpeed } from './strength';

type ListedShip = Exclude<Tables['ships'], string | undefined>['entries'][number];

export const shipEntryHover: AwawHover = {
  patterns: ['tables.ships.entries.*', 'tables.ships.entries.*.name'],
  explain: (scenario, _, { path }) => {
    const entry = valueAt(scenario, path.slice(0, 4)) as ListedShip | undefined;
    if (entry === undefined) return undefined;
    const { nation, name, type, size, speed } = entry;
    return {
      title: name,
      text: `${capitalize(formatType(type))} of ${formatNation(nation)}, ${size} naval factors, ${speed} while undamaged${cite('ship-catalogue')}. It replaces the entry of this name in the ship list of Asdic.${formatSource(scenario.tables?.ships as { source?: string })}`,
      amounts: [],
      rules: ['ship-catalogue'],
      bases: [{ kind: 'supplied-table', name: 'ships' }],
    };
  },
};

export const unitHover: AwawHover = {
  patterns: unitPaths.flatMap((path) => [
    path,
    `${path}.id`,
    `${path}.type`,
    `${path}.name`,
    `${path}.size`,
    `${path}.speed`,
    `${path}.count`,
    `${path}.squadrons`,
    `${path}.factors`,
    `${path}.joins`,
    `${path}.joins.*`,
  ]),
  explain: (scenario, _, { path }) => {
    const length = path.findLastIndex((key) => typeof key === 'number') + 1;
    const unit = valueAt(scenario, path.slice(0, length)) as Unit | undefined;
    if (unit === undefined) return undefined;
    const nation = unit.nation ?? findOwnerNation(scenario, path.slice(0, length));
    if (isAirUnit(unit)) return explainAirUnit(unit);
    return isNamedShip(unit) ? explainNamedShip(unit, nation, scenario) : explainGroup(unit, nation, scenario);
  },
};

function explainNamedShip(unit: NamedShip, nation: string | undefined, header: Header): Explanation {
  const entry = findCatalogueEntry(unit, nation, header);
  const size = getShipSize(unit, nation, header);
  const speed = getSpeed(unit, nation, header);
  const sentences = [
    `${capitalize(formatType(unit.type))}${nation === undefined ? '' : ` of ${formatNation(nation)}`}${speed === undefined ? '' : `, ${speed}${unit.damaged === true ? ' because it is damaged' : ''}`}${cite('capital-ship-speed')}.`,
    size === undefined
      ? `Its size is not known: add \`size\`${cite('ship-catalogue')}.`
      : size === 1 || unit.damaged === true
        ? undefined
        : `${capitalize(pluralize(size - 1, 'hit'))} ${size === 2 ? 'damages' : 'damage'} it, ${size} sink it${cite('named-ship-hits')}.`,
    unit.damaged === true && size !== undefined
      ? `It has ${pluralize(countHitsWhenDamaged({ kind: 'named', size }), 'hit')}, and ${size} sink it${cite('accumulated-hits')}.`
      : undefined,
    isFastCarrier(unit) && size !== undefined
      ? `It carries up to ${pluralize(size, 'naval air squadron')}${cite('carrier-capacity')}.`
      : undefined,
    formatDrm(nation, header),
    describeJoins(unit),
  ];
  const base =
    size === undefined
      ? undefined
      : changeBy('ship-catalogue', {
          label:
            unit.size !== undefined ? 'size' : entry ? `size by the catalogue (${entry.name})` : 'size by its type',
          by: size,
          from: unit.size === undefined ? placeAt(unit, 'name') : placeAt(unit, 'size'),
        });
  return {
    title: formatUnit(unit),
    text: sentences.filter((text) => text !== undefined).join(' '),
    amounts: base === undefined ? [] : [createAmount('naval factors', base)],
    rules: ['ship-catalogue', 'named-ship-hits'],
  };
}

const groupNotes: Readonly<Partial<Record<Unit['type'], string>>> = {
  ca: `Two factors each and fast. They may raid, carry no units and have no on-board ASW${cite('cruiser-tasks')}. Alone, two hits sink one and an odd hit damages one${cite('cruiser-group-hits')}.`,
  dd: `One factor each and fast: each hit sinks one${cite('one-factor-hits')}. They carry units and have on-board ASW, and do not raid${cite('destroyer-tasks')}.`,
  cve: `One factor each and slow. They may not raid or patrol, and their air may not fly counterair or intercept defensive air support${cite('escort-carrier-bans')}. They help to find raiders, shift the submarine warfare modifier, may be withdrawn later (ASW may not) and have a better air defense${cite('escort-carrier-uses')}; they are naval units, but no SW units${cite('naval-units')}.`,
  transport: `One factor each and slow; naval units and SW units${cite('naval-units')}. Whenever they operate they can be attacked${cite('transports-exposed')}, and each has one activity a turn${cite('transports-activity')}.`,
  sub: `Naval units and SW units${cite('naval-units')}. They do not raid, and each intercepts alone.`,
  asw: `Naval units and SW units${cite('naval-units')}.`,
};

function explainGroup(unit: Exclude<Unit, NamedShip>, nation: string | undefined, header: Header): Explanation {
  const count = 'count' in unit ? (unit.count ?? 1) : 1;
  const factorsPerUnit = unit.type === 'ca' ? 2 : 1;
  const rule = unit.type === 'ca' ? 'cruiser-group-hits' : 'one-factor-hits';
  const base = changeBy(rule, {
    label: `${count} with ${pluralize(factorsPerUnit, 'factor')} each`,
    by: getFactors(unit, nation, header) ?? 0,
    from: placeAt(unit),
  });
  return {
    title: formatUnit(unit),
    text: [groupNotes[unit.type], formatDrm(nation, header), describeJoins(unit)]
      .filter((text) => text !== undefined)
      .join(' '),
    amounts: [createAmount('naval factors', base)],
    rules: unit.type === 'cve' ? ['escort-carrier-bans', 'escort-carrier-uses'] : [rule],
  };
}

function explainAirUnit(unit: Extract<Unit, { type: 'aas' | 'nas' | 'aaf' }>): Explanation {
  const squadrons = countSquadrons(unit);
  const label =
    unit.type === 'aaf'
      ? `${pluralize(unit.factors ?? 1, 'air factor')} of ${airNumbers['air-squadrons'].aFactor} squadrons`
      : 'squadrons';
  const notes = {
    nas: `Naval air attacks ships at sea at +${attackNumbers['naval-air-at-sea'].by}${cite('naval-air-at-sea')}.`,
    aas: `Army air gains nothing against ships at sea${cite('naval-air-at-sea')}.`,
    aaf: `Army air gains nothing against ships at sea${cite('naval-air-at-sea')}.`,
  };
  return {
    title: formatUnit(unit),
    text: notes[unit.type],
    amounts: [createAmount('squadrons', changeBy('air-squadrons', { label, by: squadrons, from: placeAt(unit) }))],
    rules: ['air-squadrons'],
  };
}

/** The current result of the `joins` order. */
function describeJoins(unit: Unit): string | undefined {
  if (!('joins' in unit) || unit.joins === undefined) return undefined;
  const { unit: joining, why } = resolveJoin(unit);
  const currentNote =
    why === undefined
      ? 'as it stands in the file it fights'
      : joining === undefined
        ? `as it stands in the file it stays out: ${why}`
        : `as it stands in the file the others fight: ${why}`;
  return `By its order, ${currentNote}; in a turn what earlier combats have left of it decides${cite('round-order')}.`;
}

/** The naval modifier of a nation, or a note that it is not set. */
function formatDrm(nation: string | undefined, header: Header): string | undefined {
  if (nation === undefined) return undefined;
  if (findNationalityEntry(nation, 'naval', header) === undefined)
    return `Naval Nationality DRM: nationality modifier not set, so rolls go without it${cite('target-nationality', 'fleet-nationality')}.`;
  const drm = getNationalityModifier(nation, 'naval', header);
  return `Naval Nationality DRM ${formatSigned(drm)}: subtracted when it is attacked, added to its fire${cite('target-nationality', 'fleet-nationality')}.`;
}

/** The nation of the nearest enclosing group. */
function findOwnerNation(scenario: Scenario, path: Path): string | undefined {
  for (let length = path.length - 1; length > 1; length--) {
    const { nation } = (valueAt(scenario, path.slice(0, length)) ?? {}) as { readonly nation?: unknown };
    if (typeof nation === 'string') return nation;
  }
  return undefined;
}
