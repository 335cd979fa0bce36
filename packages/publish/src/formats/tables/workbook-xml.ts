import { SaxesParser } from 'saxes';

interface Element {
  /** Without the prefix that some programs write before every name. */
  name: string;
  attributes: Readonly<Record<string, string>>;
}

export interface Reading {
  open: (element: Element) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
}

/** Reads one part of a workbook. Throws on what is not well-formed and on a DOCTYPE, which no spreadsheet program writes. */
export function readPart(xml: Buffer, { open, close, text }: Reading): void {
  const parser = new SaxesParser<{ xmlns?: false; position: false }>({ position: false });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new Error('a DOCTYPE');
  });
  parser.on('opentag', ({ name, attributes }) => open({ name: localName(name), attributes }));
  if (close) parser.on('closetag', ({ name }) => close(localName(name)));
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  parser.write(xml.toString('utf8')).close();
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);
