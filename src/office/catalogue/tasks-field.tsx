import { useId, useRef } from 'react';
import { CodedInput } from '#office/catalogue/coded-input.tsx';
import { numberOrNothing } from '#office/catalogue/codecs.ts';
import { newId } from '#lib/ids.ts';
import * as say from '#office/catalogue/record.texts.ts';
import { DeleteButton } from '#ui/delete-button.tsx';
import { Icon } from '#ui/icon.tsx';

interface Task {
  id: string;
  text: string;
  daysBefore: unknown;
}

interface TasksFieldProps {
  label: string;
  hint: string | undefined;
  value: readonly Task[];
  problem: string | undefined;
  onChange(value: Task[]): void;
}

/**
 * Field of a checklist's tasks, to add, edit, move and remove. A task keeps its id, by which customers' ticked items
 * are stored.
 */
export function TasksField({ label, hint, value, problem, onChange }: TasksFieldProps) {
  const note = useId();
  const list = useRef<HTMLOListElement>(null);
  const change = (at: number, parts: Partial<Task>): void =>
    onChange(value.map((task, index) => (index === at ? { ...task, ...parts } : task)));
  const move = (at: number, to: number): void => {
    const moved = value[at];
    if (!moved || to < 0 || to >= value.length) return;
    onChange(value.toSpliced(at, 1).toSpliced(to, 0, moved));
  };
  const add = (): void => {
    onChange([...value, { id: newId().slice(-12), text: '', daysBefore: null }]);
    requestAnimationFrame(() => list.current?.querySelector<HTMLTextAreaElement>('li:last-child textarea')?.focus());
  };
  return (
    <fieldset className="field staff-tasks" aria-describedby={note}>
      <legend>{label}</legend>
      <ol ref={list}>
        {value.map((task, at) => (
          <li key={task.id}>
            <textarea
              className="input"
              rows={1}
              aria-label={say.taskHeard(at + 1)}
              aria-invalid={Boolean(problem) && task.text.trim() === ''}
              value={task.text}
              onChange={({ target }) => change(at, { text: target.value.replaceAll(/\n\s*/g, ' ') })}
            />
            <CodedInput
              codec={numberOrNothing}
              aria-label={say.taskDaysHeard(at + 1)}
              aria-invalid={Boolean(problem) && typeof task.daysBefore === 'string'}
              placeholder={say.taskDaysPlaceholder}
              value={task.daysBefore}
              onChange={(daysBefore) => change(at, { daysBefore })}
            />
            <span className="staff-task-tools">
              <button
                type="button"
                className="icon-button"
                aria-label={say.taskUpHeard(at + 1)}
                aria-disabled={at === 0}
                onClick={() => move(at, at - 1)}
              >
                <Icon name="up" />
              </button>
              <button
                type="button"
                className="icon-button"
                aria-label={say.taskDownHeard(at + 1)}
                aria-disabled={at === value.length - 1}
                onClick={() => move(at, at + 1)}
              >
                <span className="staff-turned">
                  <Icon name="up" />
                </span>
              </button>
              <DeleteButton name={say.taskToDelete(at + 1)} onPress={() => onChange(value.toSpliced(at, 1))} />
            </span>
          </li>
        ))}
      </ol>
      <p>
        <button type="button" className="button button-quiet" onClick={add}>
          <Icon name="plus" size={20} />
          {say.addTask}
        </button>
      </p>
      <p className={problem ? 'field-error' : 'field-hint'} id={note} role={problem ? 'alert' : undefined}>
        {problem ?? hint}
      </p>
    </fieldset>
  );
}
