// Markdown to HTML: headings with anchors, links that work at any address and from a disk, and highlighted YAML.
import MarkdownIt from 'markdown-it';

/**
 * @typedef {object} Page
 * @property {string} path without ending: `rules/aare/index`
 * @property {string} title
 * @property {string} html
 * @property {readonly { level: number, id: string, text: string }[]} headings below the title
 * @property {string} text what search finds the page by
 * @property {readonly string[]} links to other pages and places, as `path#id`
 */

/** @param {string} path without ending @param {string} markdown @returns {Page} */
export function renderPage(path, markdown) {
  const links = /** @type {string[]} */ ([]);
  const renderer = new MarkdownIt({ html: false, linkify: true, highlight: highlightYaml });
  renderer.renderer.rules['table_open'] = () => '<div class="table" tabindex="0"><table>';
  renderer.renderer.rules['table_close'] = () => '</table></div>';
  renderer.renderer.rules['code_inline'] = (all, index) =>
    renderCode(all[index]?.content ?? '', renderer.utils.escapeHtml);
  const { fence } = renderer.renderer.rules;
  // A board is a drawing that the documents made themselves.
  renderer.renderer.rules['fence'] = (all, index, ...others) =>
    all[index]?.info === 'board' ? all[index].content : (fence?.(all, index, ...others) ?? '');
  const tokens = renderer.parse(markdown, {});
  const headings = /** @type {{ level: number, id: string, text: string }[]} */ ([]);
  const ids = new Map();
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'heading_open') {
      const text = extractText(tokens[index + 1]?.children ?? []);
      const id = createUniqueId(createSlug(text), ids);
      token.attrSet('id', id);
      headings.push({ level: Number(token.tag.slice(1)), id, text });
    }
    for (const child of token.children ?? []) {
      const to = child.type === 'link_open' ? child.attrGet('href') : null;
      if (to === null || /^(?:https?|mailto):/.test(to)) continue;
      const target = resolveTarget(path, to);
      links.push(target);
      child.attrSet('href', createHref(path, target));
    }
  }
  const [first] = headings;
  return {
    path,
    title: first?.text ?? path,
    // Elements that may be wider than the page can be scrolled by keyboard.
    html: renderer.renderer.render(tokens, renderer.options, {}).replaceAll('<pre>', '<pre tabindex="0">'),
    headings: headings.slice(1),
    // The title is indexed separately.
    text: tokens
      .slice(3)
      .flatMap(({ type, info, content, children }) =>
        type === 'inline' ? extractText(children ?? []) : type === 'fence' && info !== 'board' ? content : [],
      )
      .join('\n'),
    links,
  };
}

/** Inline code; a color gets a swatch. @param {string} text @param {(text: string) => string} escape */
function renderCode(text, escape) {
  const patch = /^#[0-9a-f]{6}$/i.test(text) ? `<span class="patch" style="background: ${text}"></span>` : '';
  return `${patch}<code>${escape(text)}</code>`;
}

/** @param {readonly { type: string, content: string }[]} children */
function extractText(children) {
  return children.map(({ type, content }) => (type === 'softbreak' ? ' ' : content)).join('');
}

/** @param {string} text */
function createSlug(text) {
  return (
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'section'
  );
}

/** @param {string} id @param {Map<string, number>} taken */
function createUniqueId(id, taken) {
  const count = taken.get(id) ?? 0;
  taken.set(id, count + 1);
  return count === 0 ? id : `${id}-${count + 1}`;
}

/** The target page of a link and the anchor in it: `rules/aare/index#10-a`. @param {string} from @param {string} to */
function resolveTarget(from, to) {
  const { pathname, hash } = new URL(to, `http://site/${from}`);
  const path = decodeURIComponent(pathname).slice(1).replace(/\.md$/, '');
  return `${path === '' || path.endsWith('/') ? `${path}index` : path}${decodeURIComponent(hash)}`;
}

/** The relative path from one page to another, so that the site works at any address. @param {string} from @param {string} target */
export function createHref(from, target) {
  const [path = '', hash] = target.split('#');
  const up = '../'.repeat(from.split('/').length - 1);
  return `${up}${path.split('/').map(encodeURIComponent).join('/')}.html${hash === undefined ? '' : `#${hash}`}`;
}

/** @param {string} text */
export function escapeHtml(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Highlights comments, keys, strings and numbers of YAML; other languages stay plain. @param {string} code @param {string} language */
function highlightYaml(code, language) {
  if (language !== 'yaml') return escapeHtml(code);
  const pieces =
    /(?<comment>(?<=^|\s)#.*)|(?<string>"[^"\n]*"|'[^'\n]*')|(?<key>[\w./*-]+)(?=:(?:\s|$))|(?<number>(?<![\w-])-?\d+(?:\.\d+)?(?![\w-]))/gm;
  let html = '';
  let position = 0;
  for (const match of code.matchAll(pieces)) {
    const [kind] = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined) ?? [];
    html += `${escapeHtml(code.slice(position, match.index))}<span class="${kind}">${escapeHtml(match[0])}</span>`;
    position = match.index + match[0].length;
  }
  return html + escapeHtml(code.slice(position));
}
