/** The action of a power, which decides whether its submarines may take part (1.2.1). */
import { valueAt } from '../../../model/place';
import { cite, formatList, capitalize, type WifHover } from '../kit';
import { isSub, type Power, type Scenario } from '../data';
import { getOwner } from '../units';
import { formatPower } from '../wording';
import { getImpulse } from '../impulse';
import { getParticipation } from './participants';

export const actionHover: WifHover = {
  patterns: ['powers.*.action'],
  explain: (scenario, _, { path }) => {
    const [, key] = path;
    const { action } = valueAt(scenario, path.slice(0, 2)) as Power;
    const name = formatPower(String(key));
    const units = listSubmarines(scenario, String(key));
    const unitNote = units.length > 0 ? `: ${formatList(units)}` : '';
    const text =
      action === 'pass'
        ? `${capitalize(name)} passed: its submarines stay out of strategic submarine warfare${unitNote}${cite('owner-acted')}.`
        : `With ${action === 'air' ? 'an' : 'a'} ${action} action the submarines of ${name} may take part in strategic submarine warfare${unitNote}${cite('owner-acted')}.`;
    return { title: `${capitalize(name)}: ${action} action`, text, amounts: [], rules: ['owner-acted'] };
  },
};

/** What belongs to an impulse: combats without one of their own are in that of the scenario. */
export const impulseHover: WifHover = {
  patterns: ['impulse', 'engagements.*.impulse', 'navalCombats.*.impulse'],
  explain: (scenario, _, { path }) => {
    const impulse = valueAt(scenario, path);
    const isInImpulse = (combat: { impulse?: number }) => getImpulse(combat, scenario) === impulse;
    const { engagements = [], navalCombats = [] } = scenario;
    const ids = [...engagements, ...navalCombats].filter(isInImpulse).map(({ id }) => id);
    const combats = ids.length === 0 ? 'No combat is in it.' : `In it: ${formatList(ids)}.`;
    return {
      title: `Impulse ${String(impulse)}`,
      text: `${combats} In an impulse a sea zone is activated once${cite('declare-participants')}, and submarines that attacked convoys are in no naval combat${cite('mark-ssw-subs')}.`,
      amounts: [],
      rules: ['declare-participants'],
    };
  },
};

/** The submarines of a power in the engagements; those that stay out are marked, and those in several are counted. */
function listSubmarines(scenario: Scenario, power: string): string[] {
  const counts = new Map<string, number>();
  for (const engagement of scenario.engagements ?? [])
    for (const unit of engagement.subs.units.filter(isSub)) {
      if (getOwner(unit, engagement.subs) !== power) continue;
      const name = `${unit.id}${getParticipation(unit, engagement, scenario).takesPart ? '' : ' (out)'}`;
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  return [...counts].map(([name, count]) => (count === 1 ? name : `${name} (in ${count} engagements)`));
}
