import type { Command, Option } from 'commander';

/** What may come next: the word and, for shells that show it, what it is for. */
export interface Candidate {
  readonly word: string;
  readonly about: string;
}

/**
 * What the last of the words may become, by the program's own commands, options and choices; empty where a file, an id or
 * a text of one's own is asked for, which the shell completes in its way.
 * @param words after the program's name; the last one is the one being typed, empty when it is not begun
 */
export function candidates(program: Command, words: readonly string[]): Candidate[] {
  const typed = words.at(-1) ?? '';
  const { command, place, awaited } = walk(program, words.slice(0, -1));
  const all = awaited ? choicesOf(awaited) : [...placeChoices(command, place), ...optionsOf(command, typed)];
  return all.filter(({ word }) => word.startsWith(typed));
}

interface Place {
  readonly command: Command;
  /** How many arguments the command has been given. */
  readonly place: number;
  /** The option whose value comes next. */
  readonly awaited: Option | undefined;
}

function walk(program: Command, words: readonly string[]): Place {
  let command = program;
  let place = 0;
  let awaited: Option | undefined;
  for (const word of words) {
    if (awaited) {
      awaited = undefined;
      continue;
    }
    if (word.startsWith('-')) {
      const option = allOptions(command).find(({ long, short }) => word === long || word === short);
      if (option && (option.required || option.optional)) awaited = option;
      continue;
    }
    const child = command.commands.find((one) => one.name() === word);
    if (child && place === 0) command = child;
    else place += 1;
  }
  return { command, place, awaited };
}

function placeChoices(command: Command, place: number): Candidate[] {
  const children =
    place === 0
      ? command
          .createHelp()
          .visibleCommands(command)
          .filter((child) => command.commands.includes(child))
      : [];
  const { registeredArguments: asked } = command;
  const argument = asked[place] ?? (asked.at(-1)?.variadic ? asked.at(-1) : undefined);
  return [
    ...children.map((child) => ({ word: child.name(), about: child.description() })),
    ...(argument?.argChoices ?? []).map((word) => ({ word, about: '' })),
  ];
}

/** Options only once a hyphen is typed: before that an argument is meant. */
function optionsOf(command: Command, typed: string): Candidate[] {
  if (!typed.startsWith('-')) return [];
  const own = allOptions(command).flatMap(({ long, description }) =>
    long ? [{ word: long, about: description }] : [],
  );
  return [...own, { word: '--help', about: 'display help for command' }];
}

const choicesOf = ({ argChoices }: Option): Candidate[] =>
  (argChoices ?? []).map((word) => ({ word, about: '' }));

function allOptions(command: Command): readonly Option[] {
  return command.parent ? [...command.options, ...allOptions(command.parent)] : command.options;
}
