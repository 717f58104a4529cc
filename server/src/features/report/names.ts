/** The words of the file's author in a report: ids and names stay as they are written, at the head of a sentence too. */
import type { Ids } from '../../model/ids';
import { shown } from '../shown';

/** The ids and names that a combat gives or refers to, each once, and not more than a report can use. @param combat its member of the scenario */
export function namesIn(combat: object, { declarations }: Pick<Ids, 'declarations'>): readonly string[] {
  const declared = new Set(declarations.map(({ id }) => id));
  const found = new Set<string>();
  const visit = (key: string, value: unknown): void => {
    if (typeof value === 'string') {
      if (key === 'id' || key === 'name' || declared.has(value)) found.add(value);
    } else if (Array.isArray(value)) value.forEach((item) => visit(key, item));
    else if (typeof value === 'object' && value !== null)
      Object.entries(value).forEach(([name, member]) => visit(name, member));
  };
  visit('', combat);
  return [...found].slice(0, shown.names);
}
