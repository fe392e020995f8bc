import { isMap, isNode, isPair, LineCounter, parseDocument, type Document } from 'yaml';
import type { z } from 'zod';
import { faultsIn, placed } from './faults.js';
import { SuiteInvalid } from './suites.errors.js';

type Path = readonly PropertyKey[];

/** A YAML file whose faults can be told with their line. */
export interface YamlFile {
  readonly value: unknown;
  /** `golden.yaml:12` for what stands at the path, or for the nearest thing around it. */
  placeOf(path: Path): string;
}

/**
 * @param name how errors call the file
 * @throws SuiteInvalid with the line of what is no YAML
 */
export function readYaml(text: string, name: string): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const at = (offset: number): string => `${name}:${lines.linePos(offset).line}`;
  const [fault] = document.errors;
  if (fault) throw new SuiteInvalid(`${at(fault.pos[0])}: ${fault.message}`);
  let value: unknown;
  try {
    value = document.toJS();
  } catch (error) {
    // An alias that names nothing, or one that grows without end.
    throw new SuiteInvalid(`${name}: ${(error as Error).message}`);
  }
  return { value, placeOf: (path) => at(offsetOf(document, path)) };
}

/** The fault that a schema finds first, with its line. */
export function faultOf(file: YamlFile, error: z.ZodError): SuiteInvalid {
  return new SuiteInvalid(`${file.placeOf(placed(error.issues[0]!).path)}: ${faultsIn(error)}`);
}

function offsetOf(document: Document, path: Path): number {
  for (let length = path.length; length > 0; length--) {
    const parent = document.getIn(path.slice(0, length - 1), true);
    const last = path[length - 1];
    const key = isMap(parent)
      ? parent.items.find((pair) => isPair(pair) && String(pair.key) === String(last))?.key
      : undefined;
    const node = isNode(key) ? key : document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return document.contents?.range?.[0] ?? 0;
}
