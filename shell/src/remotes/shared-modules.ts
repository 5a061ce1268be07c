// Named here so that they are part of the shell and every remote can be built without them: only what
// the shell itself imports is provided to remotes.
import 'react';
import 'react/jsx-runtime';
import 'react-dom';
import 'react-dom/client';
import 'styled-components';
import '@vez/shared/i18n';
import '@vez/shared/query';
import '@vez/shared/router';
