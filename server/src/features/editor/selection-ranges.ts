/** Ranges for *Expand selection*: word, value, member, content of brackets, block, item, scenario, file. */
import { type Range, locate, rangeAt } from '../../text';
import { type Analysis, findScenarioAt } from '../analysis/analysis';

/** From the innermost to the whole text; each range strictly contains the previous one. */
export function findSelectionRanges(analysis: Analysis, offset: number): readonly Range[] {
  const { text } = analysis;
  const fileRange = { from: 0, to: text.length };
  const scenario = findScenarioAt(analysis, offset);
  const located = scenario && locate(scenario.document, offset);
  const candidates: Range[] = [findWordRange(text, offset)];
  if (scenario && located) {
    const { document } = scenario;
    for (const [index, owner] of [...located.chain.entries()].reverse()) {
      const key = located.path[index]!;
      const name = rangeAt(document, { owner, key, onKey: true });
      const value = rangeAt(document, { owner, key });
      const inner = located.onKey && index === located.chain.length - 1 ? name : value;
      if (inner) candidates.push(...getInnerRange(text, inner), inner);
      if (name && value) candidates.push({ from: Math.min(name.from, value.from), to: Math.max(name.to, value.to) });
      const ownerRange = rangeAt(document, { owner });
      if (ownerRange) candidates.push(...getInnerRange(text, ownerRange), ownerRange);
    }
    candidates.push(document.range);
  }
  return keepNested([...candidates, fileRange], offset);
}

/** Keeps ranges that contain the previous one. */
function keepNested(ranges: readonly Range[], offset: number): readonly Range[] {
  const nestedRanges: Range[] = [];
  for (const range of ranges) {
    const inner = nestedRanges.at(-1) ?? { from: offset, to: offset };
    const isOuter = range.from <= inner.from && inner.to <= range.to;
    if (isOuter && (nestedRanges.length === 0 || range.to - range.from > inner.to - inner.from))
      nestedRanges.push(range);
  }
  return nestedRanges;
}

function findWordRange(text: string, offset: number): Range {
  const isWord = (at: number) => /[\w-]/.test(text[at] ?? '');
  let [from, to] = [offset, offset];
  while (isWord(from - 1)) from--;
  while (isWord(to)) to++;
  return { from, to };
}

/** The content between the quotes or brackets of a value. */
function getInnerRange(text: string, { from, to }: Range): readonly Range[] {
  const pairs: Readonly<Record<string, string>> = { '"': '"', "'": "'", '[': ']', '{': '}' };
  const closing = pairs[text[from] ?? ''];
  return to - from >= 2 && closing !== undefined && text[to - 1] === closing ? [{ from: from + 1, to: to - 1 }] : [];
}
