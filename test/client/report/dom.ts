/** As much of a document as Preact needs to render into. */
export class FakeNode {
  parentNode: FakeNode | null = null;
  childNodes: FakeNode[] = [];
  readonly attributes: { name: string; value: string }[] = [];
  readonly style = { setProperty: () => undefined, cssText: '' };
  readonly listeners = new Map<string, (this: FakeNode, event: object) => void>();
  #text = '';

  constructor(
    readonly localName: string,
    readonly nodeType = 1,
    public data = '',
  ) {}

  readonly namespaceURI = 'http://www.w3.org/1999/xhtml';
  get firstChild(): FakeNode | null {
    return this.childNodes[0] ?? null;
  }

  get nextSibling(): FakeNode | null {
    const siblings = this.parentNode?.childNodes ?? [];
    return siblings[siblings.indexOf(this) + 1] ?? null;
  }

  get textContent(): string {
    return this.nodeType === 3
      ? this.data
      : this.#text + this.childNodes.map(({ textContent }) => textContent).join('');
  }

  set textContent(text: string) {
    this.childNodes = [];
    this.#text = text;
  }

  get ownerDocument() {
    return document;
  }

  insertBefore(node: FakeNode, before: FakeNode | null): FakeNode {
    node.remove();
    node.parentNode = this;
    this.childNodes.splice(before ? this.childNodes.indexOf(before) : this.childNodes.length, 0, node);
    return node;
  }

  appendChild(node: FakeNode): FakeNode {
    return this.insertBefore(node, null);
  }

  remove(): void {
    const siblings = this.parentNode?.childNodes;
    siblings?.splice(siblings.indexOf(this), 1);
    this.parentNode = null;
  }

  removeChild(node: FakeNode): void {
    node.remove();
  }

  contains(node: FakeNode): boolean {
    return this === node || this.childNodes.some((child) => child.contains(node));
  }

  setAttribute(name: string, value: string): void {
    this.attributes.push({ name, value });
  }

  removeAttribute(): void {
    // The tests read no attribute that goes away.
  }

  addEventListener(event: string, listener: (this: FakeNode, event: object) => void): void {
    this.listeners.set(event, listener);
  }

  removeEventListener(event: string): void {
    this.listeners.delete(event);
  }

  click(): void {
    this.listeners.get('click')?.call(this, { type: 'click', preventDefault: () => undefined });
  }

  /** All elements with a name. */
  list(localName: string): FakeNode[] {
    return [
      ...(this.localName === localName ? [this] : []),
      ...this.childNodes.flatMap((child) => child.list(localName)),
    ];
  }

  querySelector(): null {
    return null;
  }
}
