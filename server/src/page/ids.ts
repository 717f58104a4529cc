/** Makes the ids of several reports on one page unique. */
import { cloneElement, isValidElement } from 'preact';
import type { RenderedNode } from './element';

/** Attributes that contain one or more ids. */
const references = new Set(['id', 'for', 'aria-labelledby', 'aria-describedby', 'aria-controls']);

/** A copy of a node with renamed ids and internal links. */
export function renameIds(node: RenderedNode, rename: (id: string) => string): RenderedNode {
  const { children, ...props } = node.props as { readonly children?: unknown } & Readonly<Record<string, unknown>>;
  const renamed = Object.fromEntries(
    Object.entries(props).map(([name, value]) => [name, renameValue(name, value, rename)]),
  );
  return cloneElement(node, renamed, ...toList(renameChildren(children, rename)));
}

function renameValue(name: string, value: unknown, rename: (id: string) => string): unknown {
  if (typeof value !== 'string') return value;
  if (name === 'href') return value.startsWith('#') ? `#${rename(value.slice(1))}` : value;
  return references.has(name) ? value.split(' ').map(rename).join(' ') : value;
}

function renameChildren(children: unknown, rename: (id: string) => string): unknown {
  if (Array.isArray(children)) return children.map((child: unknown) => renameChildren(child, rename));
  return isValidElement(children) ? renameIds(children, rename) : children;
}

function toList(children: unknown): never[] {
  return (Array.isArray(children) ? children : [children]) as never[];
}
