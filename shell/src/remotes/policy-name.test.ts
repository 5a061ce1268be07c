import { sharePolicyName } from './policy-name';

/** As a browser under a policy of ours: any other name is refused. */
class Factory {
  made: string[] = [];
  createPolicy(name: string, rules: object): object {
    if (!['vez-shell', 'vez-remote', 'vez-loader', 'vez-inert'].includes(name)) throw new TypeError(name);
    this.made.push(name);
    return rules;
  }
}

it('lets older remotes use the one policy name that a page allows', () => {
  const factory = new Factory();
  sharePolicyName(factory);
  const rules = {};
  for (const name of ['vez-mfe-queue', 'vez-dept-permits', 'vez-remote', 'vez-shell', 'vez-inert'])
    expect(factory.createPolicy(name, rules)).toBe(rules);
  expect(factory.made).toEqual(['vez-remote', 'vez-remote', 'vez-remote', 'vez-shell', 'vez-inert']);
  expect(() => factory.createPolicy('stranger', rules)).toThrow(TypeError);
});

it('does nothing if the browser forbids the change, or has no such policies', () => {
  const factory = Object.freeze(new Factory());
  sharePolicyName(factory);
  expect(() => factory.createPolicy('vez-mfe-queue', {})).toThrow(TypeError);
  expect(() => sharePolicyName(undefined)).not.toThrow();
});
