/** Workspace symbols of a file: its scenarios, combats, and all declared ids. */
import { describeKind } from '../../schema';
import { type Range, rangeAt } from '../../text';
import type { Analysis } from './analysis';
import type { Scenario } from '../scenario/scenario';

export interface NamedSymbol {
  readonly name: string;
  readonly kind: Extract<SymbolKind, 'scenario' | 'combat' | 'declaration'>;
  /** Kind and container: `unit of Condors over Biscay`. */
  readonly container: string;
  /** Range of the declaration. */
  readonly range: Range;
}

export function listNamedSymbols({ scenarios }: Analysis): readonly NamedSymbol[] {
  return scenarios.flatMap(listScenarioSymbols);
}

function listScenarioSymbols(scenario: Scenario): readonly NamedSymbol[] {
  const { document, parts, ruleset, index, ids } = scenario;
  const { title } = document.data;
  const hasTitle = typeof title === 'string' && title !== '';
  const name = hasTitle ? title : `Scenario ${index + 1}`;
  const start = rangeAt(document, hasTitle ? { owner: document.data, key: 'title' } : { owner: document.data });
  const scenarioSymbols: NamedSymbol[] =
    ruleset && start
      ? [
          {
            name,
            kind: 'scenario',
            container: ruleset.title,
            range: hasTitle ? start : { from: start.from, to: start.from },
          },
        ]
      : [];
  const declaredSymbols = ids().ids.declarations.flatMap(
    ({ id, kind, place, path, within }): readonly NamedSymbol[] => {
      const range = rangeAt(document, place);
      // Items of a root list are combats.
      const isPart = path.length === 2 && parts.includes(String(path[0]));
      // The id may be unique only within its holder: two rounds may each have a strike of this name.
      const holder = (within as { readonly id?: unknown } | undefined)?.id;
      const container = `${describeKind(kind)} of ${typeof holder === 'string' ? `${holder}, ${name}` : name}`;
      return range ? [{ name: id, kind: isPart ? 'combat' : 'declaration', container, range }] : [];
    },
  );
  return [...scenarioSymbols, ...declaredSymbols];
}

export type SymbolKind = 'scenario' | 'combat' | 'declaration' | 'group' | 'item';

export interface OutlineSymbol {
  readonly name: string;
  /** Scalars of the object: `sub, attack 3, section 3`. */
  readonly detail: string;
  readonly kind: SymbolKind;
  readonly range: Range;
  /** Range to select, within `range`. */
  readonly selection: Range;
  readonly children: readonly OutlineSymbol[];
  /** Symbols with the same object here are equal but for their first line. */
  readonly lines?: object;
}
