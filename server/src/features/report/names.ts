/** Names of the author in a report, which are not capitalized at the start of a sentence. */
import type { Ids } from '../../model/ids';
import { displayLimits } from '../scenario/display-limits';

/** The ids and names that a combat declares or refers to, without duplicates, up to a limit. @param combat its member of the scenario */
export function collectNames(combat: object, { declarations }: Pick<Ids, 'declarations'>): readonly string[] {
  const declared = new Set(declarations.map(({ id }) => id));
  const names = new Set<string>();
  const visit = (key: string, value: unknown): void => {
    if (typeof value === 'string') {
      if (key === 'id' || key === 'name' || declared.has(value)) names.add(value);
    } else if (Array.isArray(value)) value.forEach((item) => visit(key, item));
    else if (typeof value === 'object' && value !== null)
      Object.entries(value).forEach(([name, member]) => visit(name, member));
  };
  visit('', combat);
  return [...names].slice(0, displayLimits.names);
}
