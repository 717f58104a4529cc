/** The ids that a completion offers. */
import type { Declaration } from '../../model/ids';
import { valueAt, type Path } from '../../model/place';
import { collectIds, describe } from '../../schema';
import type { Analysis } from '../analysis';
import type { Spot } from './spot';

/** Ids that may be named at a spot and are not named beside it, those of the same part first. Of some lists the schema says who declares what is meant. */
export function idsFor({ caches }: Analysis, rulesetId: string, spot: Spot): readonly Declaration[] {
  const { document, path, as } = spot;
  const { data } = document;
  const description = describe(rulesetId, data, spot);
  const kinds = (as === 'key' ? description?.keysReferTo : description?.refersTo) ?? [];
  if (kinds.length === 0) return [];
  const given = as === 'key' ? Object.keys(Object(valueAt(data, path)) as object) : itemsBeside(spot);
  const { ids } = collectIds(rulesetId, data, { cache: caches.ids });
  const isNear = (of: Path) => path.slice(0, 2).every((key, depth) => of[depth] === key);
  const all = kinds.flatMap((kind) => ids.all(kind));
  const { declaredIn } = description ?? {};
  const meant = all.filter(({ path: of }) => isNear(of) && declaredIn?.includes(String(of[2])));
  const found = (meant.length > 0 ? meant : all)
    .filter(({ id }) => !given.includes(id))
    .sort((a, b) => Number(isNear(b.path)) - Number(isNear(a.path)));
  return [...new Map(found.map((declaration) => [declaration.id, declaration])).values()];
}

/** The other items of the list that a spot is in; nothing where it is in none. */
export function itemsBeside({ document, path }: Spot): readonly unknown[] {
  const index = path.at(-1);
  const list = typeof index === 'number' ? valueAt(document.data, path.slice(0, -1)) : undefined;
  return Array.isArray(list) ? (list as readonly unknown[]).filter((_, at) => at !== index) : [];
}
