// Adds content for a slot of other pages to a remote (docs/guides/slots.md).
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fillTemplate } from './fill-template.mjs';

export const SLOT_TEMPLATE = fileURLToPath(new URL('./template-slot', import.meta.url));
/** The same list as `SLOTS` of `shared/src/contracts/slots.ts`, which a test verifies. */
export const SLOTS = ['homeTile', 'departmentPage', 'servicePage', 'ticketCard', 'menu', 'settings'];

/** @throws Error for an unknown slot */
export function checkSlot(slot) {
  if (slot !== undefined && !SLOTS.includes(slot))
    throw new Error(`There is no slot ${slot}; there are ${SLOTS.join(', ')}.`);
}

/** Adds a slot to a new remote. @param {string} [template] the slot template of its kind */
export async function addSlot(folder, slot, template = SLOT_TEMPLATE) {
  await fillTemplate(template, folder, { slot });
  const [mount] = ['mount.tsx', 'mount.ts'].map((name) => join(folder, 'src', name)).filter(existsSync);
  const code = await readFile(mount, 'utf8');
  const [last] = code.match(/^import .*$/gm).slice(-1);
  const imported = code.replace(last, `${last}\nimport { parcel } from './slot';`);
  await writeFile(mount, `${imported}export const slots = { ${slot}: async () => parcel };\n`);
  const manifest = join(folder, 'remote.json');
  const content = { ...JSON.parse(await readFile(manifest, 'utf8')), slots: [slot] };
  await writeFile(manifest, `${JSON.stringify(content, null, 2)}\n`);
}
