// The search of the site, in the browser: the index is loaded at the first search, and no query leaves the browser.
import MiniSearch from 'minisearch';

/** @typedef {{ path: string, title: string, headings: string, text: string }} Entry */

const root = /** @type {HTMLElement | null} */ (document.currentScript)?.dataset['root'] ?? '';
const input = /** @type {HTMLInputElement} */ (document.getElementById('search'));
const resultsElement = /** @type {HTMLElement} */ (document.getElementById('found'));

/** Maximum number of results. */
const maxResults = 12;

/** Characters of context on each side of a match. */
const contextLength = 70;

/** @type {Promise<{ entries: Map<string, Entry>, index: MiniSearch<Entry> }> | undefined} */
let loading;

function loadIndex() {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${root}search-index.js`;
    script.onerror = () => reject(new Error('The index of the search could not be loaded.'));
    script.onload = () => {
      const entries = /** @type {{ asdicPages: Entry[] }} */ (/** @type {unknown} */ (globalThis)).asdicPages;
      const index = new MiniSearch({ idField: 'path', fields: ['title', 'headings', 'text', 'path'] });
      index.addAll(entries);
      resolve({ entries: new Map(entries.map((entry) => [entry.path, entry])), index });
    };
    document.head.append(script);
  });
  return loading;
}

/** The excerpt around the first match. @param {string} text @param {readonly string[]} words */
function createExcerpt(text, words) {
  const lower = text.toLowerCase();
  const places = words.map((word) => lower.indexOf(word)).filter((at) => at >= 0);
  const at = Math.min(...places, lower.length);
  const from = Math.max(0, (places.length === 0 ? 0 : at) - contextLength);
  return `${from > 0 ? '… ' : ''}${text.slice(from, from + 2 * contextLength)}${from + 2 * contextLength < text.length ? ' …' : ''}`;
}

async function search() {
  const words = input.value.trim();
  resultsElement.hidden = words === '';
  if (words === '') return;
  try {
    const { entries, index } = await loadIndex();
    if (words !== input.value.trim()) return;
    const results = index.search(words, {
      prefix: true,
      fuzzy: 0.15,
      boost: { title: 6, headings: 2, path: 3 },
      combineWith: 'AND',
    });
    const shown = results
      .slice(0, maxResults)
      .map(({ id, terms }) => createResult(/** @type {Entry} */ (entries.get(String(id))), terms));
    const summary = document.createElement('p');
    summary.textContent =
      results.length === 0
        ? `Nothing was found for “${words}”.`
        : results.length > maxResults
          ? `${results.length} pages. The ${maxResults} that fit best:`
          : `${results.length} ${results.length === 1 ? 'page' : 'pages'}`;
    const list = document.createElement('ul');
    list.append(...shown);
    resultsElement.replaceChildren(summary, list);
  } catch (error) {
    resultsElement.textContent = error instanceof Error ? error.message : String(error);
  }
}

/** @param {Entry} entry @param {readonly string[]} terms */
function createResult({ path, title, text }, terms) {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = `${root}${path.split('/').map(encodeURIComponent).join('/')}.html`;
  const name = document.createElement('strong');
  name.textContent = title;
  const part = document.createElement('span');
  part.textContent = createExcerpt(text, terms);
  link.append(name, part);
  item.append(link);
  return item;
}

input.disabled = false;
input.addEventListener('focus', () => void loadIndex().catch(() => undefined));
input.addEventListener('input', () => void search());
document.addEventListener('keydown', (event) => {
  const isTyping = event.target instanceof HTMLInputElement;
  if (event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    input.focus();
  }
  if (event.key === 'Escape' && !resultsElement.hidden) {
    input.value = '';
    resultsElement.hidden = true;
    input.focus();
  }
  if (event.key === 'Enter' && event.target === input) resultsElement.querySelector('a')?.click();
});

// On a narrow screen the list of pages is collapsed at first.
if (matchMedia('(max-width: 60rem)').matches) document.querySelector('nav details')?.removeAttribute('open');
