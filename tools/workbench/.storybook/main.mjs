// The workbench shows the stories next to the parts, compiled like all other code.
import { compileRules } from '@vez/build/compile-rules';

export default {
  stories: ['../../../shared/src/ui/**/*.stories.tsx'],
  framework: '@storybook/react-webpack5',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { check: false, reactDocgen: false },
  webpackFinal: (config) => ({
    ...config,
    module: {
      ...config.module,
      rules: [
        ...config.module.rules,
        ...compileRules({ namespace: 'workbench', development: true }).slice(0, 1),
      ],
    },
    performance: false,
  }),
};
