import { createElement, Fragment, type ReactNode } from 'react';
import { ALLOWED_TAGS, isSafeLink } from '#lib/safe-tags.ts';

/** HTML as it will be after it is saved: what a policy may hold is drawn, everything else falls away. */
export function SafeNodes({ html }: { html: string }) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return <>{childrenOf(body)}</>;
}

const childrenOf = (parent: Node): ReactNode[] => [...parent.childNodes].map(toNode);

/** Tags whose text is no text of the page. */
const SILENT = new Set(['script', 'style', 'textarea', 'option', 'noscript', 'template', 'title']);

function toNode(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const name = node.localName === 'h1' ? 'h2' : node.localName;
  if (SILENT.has(name)) return null;
  if (!ALLOWED_TAGS.includes(name)) return <Fragment key={key}>{childrenOf(node)}</Fragment>;
  const address = node.getAttribute('href') ?? '';
  const link = name === 'a' && isSafeLink(address) ? { href: address } : {};
  const inner = childrenOf(node).filter((one) => one !== null);
  return createElement(name, { key, ...link }, ...(name === 'br' || name === 'hr' ? [] : inner));
}
