// The browser of the gate and its accessibility checks, also for a repository outside the workspace.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

export const { chromium } = require('@playwright/test');
export const { AxeBuilder } = require('@axe-core/playwright');
