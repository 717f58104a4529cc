/** Groups measures of several units, by their paths and titles, into tables of units by result. */

interface TitledMeasure {
  /** The measures of one unit differ in the last key: `ships/kaga/damaged`, `ships/kaga/sunk`. */
  readonly path: readonly string[];
  /** The common words name the unit: `Kaga damaged`, `Kaga sunk`. */
  readonly title: string;
}

/** A unit with several results. */
export interface Unit<Measure extends TitledMeasure> {
  readonly title: string;
  /** By aspect. */
  readonly measures: ReadonlyMap<string, Measure>;
}

export interface Breakdown<Measure extends TitledMeasure> {
  /** The results, in the order of the measures: `damaged`, `sunk`. */
  readonly aspects: readonly string[];
  readonly units: readonly Unit<Measure>[];
}

interface BreakdownResult<Measure extends TitledMeasure> {
  readonly tables: readonly Breakdown<Measure>[];
  /** Measures that are not in a table. */
  readonly others: readonly Measure[];
}

/** Every measure is either in one table or in `others`. */
export function breakDown<Measure extends TitledMeasure>(measures: readonly Measure[]): BreakdownResult<Measure> {
  const groups = groupByOwner(measures);
  const aspects = new Set(groups.flatMap((group) => [...(findSharedUnit(group)?.measures.keys() ?? [])]));
  const units = groups.flatMap((group) => findSharedUnit(group) ?? findUnitByAspect(group, aspects) ?? []);
  const tables = groupIntoTables(units).filter((table) => table.units.length > 1);
  const tabulated = new Set(tables.flatMap((table) => table.units.flatMap((unit) => [...unit.measures.values()])));
  return { tables, others: measures.filter((measure) => !tabulated.has(measure)) };
}

function groupByOwner<Measure extends TitledMeasure>(measures: readonly Measure[]): readonly (readonly Measure[])[] {
  const groups = new Map<string, Measure[]>();
  for (const measure of measures) {
    const owner = measure.path.slice(0, -1).join('/');
    groups.set(owner, [...(groups.get(owner) ?? []), measure]);
  }
  return [...groups.values()];
}

/** The unit named by the common beginning of the titles; undefined if they share no word, or a title has no more words. */
function findSharedUnit<Measure extends TitledMeasure>(group: readonly Measure[]): Unit<Measure> | undefined {
  const [first = [], ...titles] = group.map(({ title }) => title.split(' '));
  const firstDifference = first.findIndex((word, index) =>
    titles.some((words) => trimPunctuation(words[index] ?? '') !== trimPunctuation(word)),
  );
  // Text after a comma belongs together: `search results, the attacker`.
  const comma = first.slice(0, Math.max(0, firstDifference)).findLastIndex((word) => word.endsWith(','));
  const shared = comma < 0 ? firstDifference : comma + 1;
  if (shared < 1 || titles.some((words) => words.length <= shared)) return undefined;
  const title = trimPunctuation(first.slice(0, shared).join(' '));
  return {
    title,
    measures: new Map(group.map((measure) => [measure.title.split(' ').slice(shared).join(' '), measure])),
  };
}

/** A single measure is a unit if its title ends with a known aspect. */
function findUnitByAspect<Measure extends TitledMeasure>(
  [measure, ...more]: readonly Measure[],
  aspects: ReadonlySet<string>,
): Unit<Measure> | undefined {
  if (measure === undefined || more.length > 0) return undefined;
  const aspect = [...aspects].find((candidate) => measure.title.endsWith(` ${candidate}`));
  if (aspect === undefined) return undefined;
  return { title: trimPunctuation(measure.title.slice(0, -aspect.length - 1)), measures: new Map([[aspect, measure]]) };
}

/** Units that share results are in one table. */
function groupIntoTables<Measure extends TitledMeasure>(
  units: readonly Unit<Measure>[],
): readonly Breakdown<Measure>[] {
  const tables: { aspects: Set<string>; units: Unit<Measure>[] }[] = [];
  for (const unit of units) {
    const unitAspects = [...unit.measures.keys()];
    const table = tables.find(({ aspects }) => unitAspects.some((aspect) => aspects.has(aspect)));
    if (table) {
      for (const aspect of unitAspects) table.aspects.add(aspect);
      table.units.push(unit);
    } else tables.push({ aspects: new Set(unitAspects), units: [unit] });
  }
  return tables.map((table) => ({ aspects: [...table.aspects], units: table.units }));
}

function trimPunctuation(words: string): string {
  return words.replace(/[:,]$/, '');
}
