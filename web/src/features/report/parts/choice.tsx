import { useId } from 'react';

interface ChoiceProps<Value extends string | number> {
  /** What is chosen. */
  readonly name: string;
  readonly options: readonly (readonly [label: string, value: Value])[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** One of a few, side by side: the browser's own radio buttons, with its own keys. */
export function Choice<Value extends string | number>({
  name,
  options,
  chosen,
  onChoose,
}: ChoiceProps<Value>) {
  const group = useId();
  return (
    <fieldset className="choice">
      <legend className="visually-hidden">{name}</legend>
      {options.map(([label, value]) => (
        <label key={value}>
          <input
            type="radio"
            name={group}
            className="visually-hidden"
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
