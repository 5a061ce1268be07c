/* eslint-disable prefer-const -- bundlers replace this name, and want it assigned, not declared here */
declare let __webpack_nonce__: string;

// styled-components gives its style elements this nonce; without it the page's policy drops them.
__webpack_nonce__ = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';

export {};
