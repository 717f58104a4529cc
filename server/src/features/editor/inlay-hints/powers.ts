/** Hints with the power of units and groups that orders reference. */
import { valueAt } from '../../../model/place';
import { type Range, rangeAt } from '../../../text';
import type { Scenario } from '../../scenario/scenario';
import type { InlayHint } from './hint';

export function findPowerHints(scenario: Scenario, within: Range): readonly InlayHint[] {
  const { document } = scenario;
  const { ids } = scenario.ids();
  return ids.uses.flatMap(({ kind, id, place }): readonly InlayHint[] => {
    if (kind !== 'unit' && kind !== 'group') return [];
    const range = rangeAt(document, place);
    if (!range || range.from > within.to || range.to < within.from) return [];
    const declared = ids.find(kind, id);
    const power = declared && findPower(document.data, declared.path);
    if (power === undefined) return [];
    return [{ kind: 'powers', offset: range.to, label: power, about: range.from }];
  });
}

/** The power of the object at a path, or of its nearest ancestor with one. */
function findPower(data: object, path: readonly (string | number)[]): string | undefined {
  for (let length = path.length; length > 0; length--) {
    const holder = valueAt(data, path.slice(0, length));
    const powerName = valueAt(holder, ['power']) ?? valueAt(holder, ['nation']);
    if (typeof powerName === 'string') return powerName;
  }
  return undefined;
}
