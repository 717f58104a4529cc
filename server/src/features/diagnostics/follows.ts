/** Diagnostics of a scenario against the one that it follows. Only written results count: whatever else may have happened is not reported. */
import type { CampaignUnit } from '../../model/campaign';
import type { Diagnostic } from '../../model/diagnostic';
import { formatList } from '../../model/wording';
import type { Analysis } from '../analysis/analysis';
import { getFollowedPath, getRecord, readCampaignState, walkFollowed, type RecordedUnit } from '../analysis/followed';
import type { Scenario } from '../scenario/scenario';

/** Empty if the host has no files, or has not read them. */
export function diagnoseFollows({ environment }: Analysis, scenario: Scenario): readonly Diagnostic[] {
  const path = getFollowedPath(scenario);
  if (path === undefined) return [];
  const report = (code: string, message: string): Diagnostic => ({
    ...{ code, severity: 'warning', message },
    place: { owner: scenario.document.data, key: 'follows' },
  });
  const readResult = environment.readTable(path);
  if (readResult && 'notRead' in readResult && readResult.notRead !== 'unsaved')
    return [
      report(
        'follows/unreadable',
        `\`${path}\` cannot be compared with this scenario: ${refusals[readResult.notRead]}.`,
      ),
    ];
  const paths: string[] = [];
  for (const { path: next } of walkFollowed(path, environment)) {
    const index = paths.indexOf(next);
    paths.push(next);
    if (index >= 0) {
      const loop = paths.slice(index).map((each) => `\`${each}\``);
      return [
        report(
          'follows/loop',
          `The files go round in a circle: ${loop.join(' follows ')}. One of them must follow none, or another.`,
        ),
      ];
    }
  }
  const [followed] = walkFollowed(path, environment);
  if (!followed) return [];
  const record = getRecord(followed, environment);
  if (record.fault !== undefined)
    return [report('follows/unreadable', `\`${path}\` cannot be compared with this scenario: ${record.fault}.`)];
  const { ruleset } = scenario;
  if (ruleset && record.ruleset !== ruleset.id)
    return [
      report(
        'follows/ruleset',
        `\`${path}\` is a scenario of \`${record.ruleset}\`, and this one of \`${ruleset.id}\`. Name the file of the turn before.`,
      ),
    ];
  const state = readCampaignState(scenario);
  if (!state) return [];
  const { turn } = state;
  const isEarlier = turn && record.turn && turn.number < record.turn.number;
  return [
    ...(isEarlier
      ? [
          {
            code: 'follows/turn',
            severity: 'warning' as const,
            message: `This turn (${turn.label}) is before that of \`${path}\` (${record.turn.label}), which it follows. Correct the turn here or there.`,
            place: turn.place,
            fixes: [
              {
                title: 'Set the turn after it',
                edits: [{ edit: 'set' as const, owner: scenario.view().data, key: 'turn', value: record.turn.next }],
              },
            ],
          },
        ]
      : []),
    ...listSunkUnits(state.units, record.units).flatMap(({ unit, before }): Diagnostic[] => {
      if (state.canReplace(unit, record.turn?.number)) return [];
      const remaining = before.count - before.destroyed;
      const combats = formatList(before.combats.map((id) => `\`${id}\``));
      return [
        {
          code: 'follows/sunk',
          severity: 'warning',
          message: `${unit.format(unit.count)} cannot be here: after the result of ${combats} in \`${path}\`, ${remaining === 0 ? 'nothing is left' : `at most ${remaining} ${remaining === 1 ? 'is' : 'are'} left`}. Take the losses off the order of battle, or correct the result there.`,
          place: unit.place,
          fixes: unit.createFixes(remaining).map((fix) => ({ ...fix, preferred: true })),
        },
      ];
    }),
  ];
}

const refusals = {
  'not-relative': 'its path is not relative to this file',
  outside: 'it lies outside of the folder that Asdic may read',
  'too-large': 'it is larger than a megabyte',
} as const;

/** Units of which there are more than the written results of the file before have left. */
function listSunkUnits(units: readonly CampaignUnit[], recordedUnits: readonly RecordedUnit[]) {
  const destroyed = new Map(recordedUnits.filter((each) => each.destroyed > 0).map((each) => [each.key, each]));
  return units.flatMap((unit) => {
    const record = destroyed.get(unit.key);
    // A unit of another power is not the same one.
    return record?.power === unit.power && record && unit.count > record.count - record.destroyed
      ? [{ unit, before: record }]
      : [];
  });
}
