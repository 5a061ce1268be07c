export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isCheckable = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

/** Whether the field shows another value than the program has: React keeps the HTML's default at its state. */
export function isChanged(field: Field): boolean {
  if (isCheckable(field)) return field.checked !== field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const preset = [...field.options].findIndex((option) => option.defaultSelected);
  return field.selectedIndex !== Math.max(preset, 0);
}

/** Sets the value of a text field so that React takes the next event as a change, and without touching what is right. */
function setText(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  if (field.value === value) {
    // Writing to the field would end a composition and empty the undo history; so React's own note is reset.
    const { _valueTracker: seen } = field as { _valueTracker?: { setValue(value: string): void } };
    seen?.setValue(field.defaultValue);
    return;
  }
  // Past the setter by which React notes values.
  const prototype = Object.getPrototypeOf(field) as Field;
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, value);
}

/** Writes a value as the visitor would, so that the program hears about it. */
function write(field: Field, value: string, isChecked: boolean, isComposing: boolean): void {
  const dispatch = (event: Event) => field.dispatchEvent(event);
  if (isCheckable(field)) {
    // Of a group, only the chosen one reports a change.
    if (field.type === 'radio' && !isChecked) return;
    field.checked = !isChecked;
    field.click();
  } else if (field instanceof HTMLSelectElement) {
    field.value = value;
    dispatch(new Event('change', { bubbles: true }));
  } else {
    setText(field, value);
    if (isComposing) dispatch(new CompositionEvent('compositionstart', { bubbles: true }));
    dispatch(new InputEvent('input', { bubbles: true, isComposing }));
  }
}

/**
 * Reads the state of a painted field; the function returned gives it to the program through a field, which is the same
 * one or its successor in a redrawn page. Focus and caret come along.
 */
export function transfer(
  painted: Field,
  { hasFocus, isComposing }: { hasFocus: boolean; isComposing: boolean },
): (field: Field) => void {
  const { value } = painted;
  const isChecked = isCheckable(painted) && painted.checked;
  const changed = isChanged(painted);
  const [start, end] =
    painted instanceof HTMLSelectElement ? [null, null] : [painted.selectionStart, painted.selectionEnd];
  return (field) => {
    if (hasFocus) {
      if (document.activeElement === field) field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      else if (document.activeElement === document.body) field.focus();
    }
    // Whatever was typed into the successor is newer.
    if (changed && (field === painted || !isChanged(field))) write(field, value, isChecked, isComposing);
    if (!hasFocus || start === null || field instanceof HTMLSelectElement) return;
    if (field.selectionStart !== start || field.selectionEnd !== end) field.setSelectionRange(start, end);
  };
}
