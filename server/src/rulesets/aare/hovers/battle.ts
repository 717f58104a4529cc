/** A sea battle: which submarines are detected together, and what the orders say. */
import type { Explanation } from '../../../model/ruleset';
import type { BattleSide } from '../../axis-and-allies/data';
import { otherSide } from '../../axis-and-allies/data';
import { countOf, powersOf, unitsOf } from '../../axis-and-allies/forces';
import type { Header, SeaBattle, SeaType } from '../data';
import { detections, searchersAmount, searchersOf, submarinesOf } from '../facts/detection';
import type { Detection } from '../facts/detection';
import { costOf } from '../facts/values';
import { counted, listed, powerAdjective, sentence, sideName, unitsInWords, zoneName } from '../wording';
import { onItems } from './here';
import { cite, paragraph, percent, shown } from './words';

export const battleHover = onItems('seaBattles', ['', 'id', 'seaZone'], ({ item, scenario }) => ({
  title: `Sea battle: ${zoneName(item)}`,
  text: [
    forcesText(item, 'attacker', scenario),
    forcesText(item, 'defender', scenario),
    ...detectionTexts(item, scenario),
  ].join('\n\n'),
  ...shown(hunted(item).map((side) => ({ amount: searchersAmount(item, otherSide(side)) }))),
  rules: ['sea-battle-forces', 'starts-undetected'],
}));

export const sideHover = onItems(
  'seaBattles',
  ['attacker', 'attacker.power', 'defender', 'defender.power'],
  ({ item, scenario, path }) => {
    const side = path[0] as BattleSide;
    return {
      title: sentence(sideName(side)),
      text: [forcesText(item, side, scenario), ...detectionText(item, side, scenario)].join('\n\n'),
      ...shown(searchersOf(item, side).length > 0 ? [{ amount: searchersAmount(item, side) }] : []),
      rules: ['sea-battle-forces'],
    };
  },
);

export const diveHover = onItems(
  'seaBattles',
  (['attacker', 'defender'] as const).flatMap((side) => [
    `${side}.orders.dive`,
    `${side}.orders.dive.*`,
    `${side}.orders.dive.groups.*`,
  ]),
  ({ item, scenario, path }): Explanation => {
    const side = path[0] as BattleSide;
    const submarines = submarinesOf(item, side);
    const none = `${sentence(sideName(side))} has no submarines.`;
    return {
      title: 'Dive after opening fire',
      text: paragraph(
        `Only undetected submarines dive, in the first cycle${cite('undetected-dive')}; those that stay are detected from then on${cite('detected-if-it-stays')}.`,
        submarines.length === 0 ? none : undefined,
        ...detectionText(item, side, scenario).map((text) => `\n\n${text}`),
      ),
      amounts: [],
      rules: ['undetected-dive', 'detected-if-it-stays'],
    };
  },
);

/** The sides whose submarines enemy destroyers look for. */
function hunted(battle: SeaBattle): readonly BattleSide[] {
  return (['attacker', 'defender'] as const).filter(
    (side) => submarinesOf(battle, side).length > 0 && searchersOf(battle, otherSide(side)).length > 0,
  );
}

function forcesText(battle: SeaBattle, side: BattleSide, header: Header): string {
  const units = unitsOf(battle, side);
  if (units.length === 0) return `${sentence(sideName(side))} has no units.`;
  const names = powersOf(units).flatMap((power) => {
    const own = units.filter((unit) => unit.power === power);
    const types = [...new Set(own.map(({ type }) => type as SeaType))];
    return types.map((type) => forceInWords(type, countOf(own, type), power));
  });
  const worth = units.reduce((sum, { type, count }) => sum + count * costOf(type as SeaType, header), 0);
  return `${sentence(sideName(side))}: ${listed(names)}, ${counted(worth, 'IPC')} in all.`;
}

/** `3 American destroyers`. */
function forceInWords(type: SeaType, count: number, power: string | undefined): string {
  if (power === undefined) return unitsInWords(type, count);
  return unitsInWords(type, count).replace(' ', ` ${powerAdjective(power)} `);
}

function detectionTexts(battle: SeaBattle, header: Header): readonly string[] {
  return (['attacker', 'defender'] as const).flatMap((side) => detectionText(battle, side, header));
}

/** What the dice of detection may give for the submarines of a side, each result with its chance. */
function detectionText(battle: SeaBattle, side: BattleSide, header: Header): readonly string[] {
  const groups = submarinesOf(battle, side);
  if (groups.length === 0) return [];
  if (searchersOf(battle, otherSide(side)).length === 0) {
    return [
      `No destroyer looks for the submarines of ${sideName(side)}: they stay undetected${cite('no-destroyer-no-detection')}.`,
    ];
  }
  const results = detections(battle, side, header).map(
    (detection) => `- ${detectedInWords(detection, battle, side)}: ${percent(detection.chance)}`,
  );
  return [[`Submarines of ${sideName(side)}, on one set of dice${cite('detection-by-group')}:`, ...results].join('\n')];
}

function detectedInWords({ detected }: Detection, battle: SeaBattle, side: BattleSide): string {
  const groups = submarinesOf(battle, side);
  if (detected.length === 0) return 'none detected';
  if (detected.length === groups.length) return groups.length === 1 ? 'detected' : 'all detected';
  const names = detected.map(({ id, power, count }) => id ?? `${count} of ${powerAdjective(power ?? '')}`.trim());
  return `only ${listed(names)} detected`;
}
