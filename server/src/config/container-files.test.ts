import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { startTestServer, type TestServer } from '../testing/test-server';
import { environment } from './environment';

const root = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
/** The YAML parser that `@fastify/swagger` uses too. */
const yaml = createRequire(createRequire(__filename).resolve('@fastify/swagger'))('yaml') as {
  parseAllDocuments(text: string): { errors: unknown[]; toJS(): unknown }[];
};

interface Container {
  image: string;
  args?: string[];
  ports?: { name: string; containerPort: number }[];
  env?: { name: string; value: string }[];
  envFrom?: { secretRef: { name: string } }[];
  readinessProbe?: Probe;
  livenessProbe?: Probe;
  startupProbe?: Probe;
  securityContext: object;
  volumeMounts?: { name: string }[];
}
interface Probe {
  httpGet: { path: string; port: string };
  periodSeconds: number;
  failureThreshold?: number;
}
interface Pod {
  terminationGracePeriodSeconds?: number;
  securityContext: object;
  automountServiceAccountToken: boolean;
  containers: Container[];
  volumes?: { name: string }[];
}
interface Manifest {
  kind: string;
  metadata: { name: string; namespace: string };
  spec: {
    selector?: Record<string, unknown>;
    podSelector?: { matchLabels: object };
    template?: { metadata: { labels: object }; spec: Pod };
    ports?: { port: number; targetPort: string }[];
    scaleTargetRef?: { kind: string; name: string };
    ingress?: { ports: { port: string | number }[] }[];
  };
}
interface Service {
  image: string;
  command?: string[];
  depends_on?: Record<string, unknown>;
  environment?: Record<string, string>;
  env_file?: string;
  secrets?: string[];
  volumes?: string[];
  ports?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  tmpfs?: string[];
  stop_grace_period?: string;
}
interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  secrets: Record<string, { file: string }>;
}

const documentsOf = (path: string) => {
  const documents = yaml.parseAllDocuments(read(`deploy/containers/${path}`));
  expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
  return documents.map((one) => one.toJS());
};
const manifestsOf = (name: string) => documentsOf(`kubernetes/${name}.yaml`) as Manifest[];
const compose = documentsOf('compose.yaml')[0] as Compose;
const settings = Object.keys(environment.shape);
/** The settings that a team's service reads (tools/scripts/packages/template/backend). */
const OF_BACKEND = ['VEZ_ISSUER', 'VEZ_KEYS', 'PORT', 'HOST'];
const drainSeconds = environment.parse({}).VEZ_DRAIN_SECONDS;
const portIn = (file: string) => Number(/EXPOSE (\d+)/.exec(read(`deploy/containers/${file}`))![1]);
const PORTS: Record<string, number> = {
  vez: portIn('Containerfile'),
  parking: portIn('Containerfile.backend'),
};
const imageOf = (name: string) => `localhost/${name}:latest`;

describe('the manifests for Kubernetes', () => {
  const files = ['vez', 'migrate', 'backend'];
  const all = files.flatMap(manifestsOf);
  const pods = all.flatMap(({ metadata, spec: { template } }) =>
    template ? [{ ...metadata, labels: template.metadata.labels, pod: template.spec }] : [],
  );

  it('cover Vez, its migration and a service, each in its namespace', () => {
    expect(all.map(({ kind, metadata }) => `${metadata.namespace}/${kind}`).sort()).toEqual([
      ...['parking/Deployment', 'parking/NetworkPolicy', 'parking/Service'],
      ...['vez/Deployment', 'vez/HorizontalPodAutoscaler', 'vez/Job', 'vez/NetworkPolicy'],
      ...['vez/PodDisruptionBudget', 'vez/Service'],
    ]);
  });

  it('select existing pods', () => {
    for (const { kind, metadata, spec } of all) {
      const { selector, podSelector, scaleTargetRef } = spec;
      const wanted = podSelector?.matchLabels ?? selector?.['matchLabels'] ?? selector;
      const meant = pods.filter(({ namespace }) => namespace === metadata.namespace);
      if (wanted !== undefined)
        expect({ kind, labels: meant.map(({ labels }) => labels) }).toEqual({
          kind,
          labels: expect.arrayContaining([wanted]),
        });
      if (scaleTargetRef) expect(scaleTargetRef).toMatchObject({ kind: 'Deployment', name: 'vez' });
    }
  });

  it.each(pods)('give $namespace/$name no unneeded rights', ({ pod }) => {
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, runAsUser: 10001, runAsGroup: 10001 },
    });
    for (const container of pod.containers)
      expect(container.securityContext).toEqual({
        readOnlyRootFilesystem: true,
        allowPrivilegeEscalation: false,
        capabilities: { drop: ['ALL'] },
      });
  });

  it.each(pods)('start $namespace/$name with existing settings and secrets', ({ namespace, pod }) => {
    const known = namespace === 'vez' ? settings : OF_BACKEND;
    const [container] = pod.containers as [Container];
    for (const { name } of container.env ?? []) expect(known).toContain(name);
    expect(container.image).toBe(imageOf(namespace));
    const created = /create secret generic (\S+)/.exec(read('deploy/containers/kubernetes/vez.yaml'))![1];
    const taken = (container.envFrom ?? []).map(({ secretRef }) => secretRef.name);
    expect(taken).toEqual(namespace === 'vez' ? [created] : []);
    const volumes = (pod.volumes ?? []).map(({ name }) => name);
    expect((container.volumeMounts ?? []).map(({ name }) => name)).toEqual(volumes);
  });

  it('route to the port that each image opens', () => {
    for (const { namespace, pod } of pods)
      for (const { ports = [] } of pod.containers)
        for (const { name, containerPort } of ports)
          expect({ name, containerPort }).toEqual({ name: 'http', containerPort: PORTS[namespace] });
    const named = all.flatMap(({ kind, spec }) =>
      kind === 'Service' ? spec.ports!.map(({ targetPort }) => targetPort) : [],
    );
    const admitted = all.flatMap(({ spec }) => (spec.ingress ?? []).flatMap(({ ports }) => ports));
    expect([...named, ...admitted.map(({ port }) => port)].every((port) => port === 'http')).toBe(true);
  });

  describe('probe', () => {
    let vez: TestServer;
    beforeAll(async () => {
      vez = await startTestServer();
    });
    afterAll(() => vez.stop());

    it('paths that the server answers, and allow it time to stop', async () => {
      const { pod } = pods.find(({ namespace, name }) => namespace === 'vez' && name === 'vez')!;
      const [{ readinessProbe, livenessProbe, startupProbe }] = pod.containers as [Container];
      for (const probe of [readinessProbe, livenessProbe, startupProbe]) {
        expect(probe!.httpGet.port).toBe('http');
        expect((await vez.server.inject(probe!.httpGet.path)).statusCode).toBe(200);
      }
      // An unreachable database takes the pod out of service without restarting it.
      expect(readinessProbe!.httpGet.path).toBe('/readyz');
      expect(livenessProbe!.httpGet.path).toBe('/healthz');
      expect(readinessProbe!.periodSeconds * readinessProbe!.failureThreshold!).toBeLessThan(drainSeconds);
      expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(drainSeconds + 10);
    });
  });
});

describe('the compose file', () => {
  const { services } = compose;
  const own = Object.entries(services).filter(([, { image }]) => image.includes('localhost/'));

  it('uses only services, volumes and secrets that it defines', () => {
    for (const service of Object.values(services)) {
      for (const name of Object.keys(service.depends_on ?? {})) expect(services).toHaveProperty(name);
      for (const name of service.secrets ?? []) expect(compose.secrets).toHaveProperty(name);
      for (const [from = ''] of (service.volumes ?? []).map((one) => one.split(':')))
        if (!from.startsWith('./')) expect(compose.volumes).toHaveProperty(from);
    }
    // Without `./` podman takes it for a volume name, and creates an empty volume.
    for (const { file } of Object.values(compose.secrets)) expect(file).toMatch(/^\.\//);
  });

  it('uses images and ports that exist, and settings that the server reads', () => {
    for (const [name, { image, environment: own = {}, ports = [] }] of Object.entries(services)) {
      if (name === 'database') continue;
      const ofImage = name === 'parking' ? 'parking' : 'vez';
      expect(image).toContain(`:-${imageOf(ofImage)}}`);
      for (const setting of Object.keys(own))
        expect(ofImage === 'vez' ? settings : OF_BACKEND).toContain(setting);
      for (const port of ports) expect(port).toMatch(new RegExp(`^127\\.0\\.0\\.1:.*:${PORTS[ofImage]}$`));
    }
    expect(services['parking']!.environment!['VEZ_KEYS']).toBe(`http://api:${PORTS['vez']}/api/x/keys.json`);
    const migrate = manifestsOf('migrate')[0]!.spec.template!.spec.containers[0]!;
    expect(services['migrate']!.command).toEqual(migrate.args);
  });

  it.each(own)('gives %s no unneeded rights, and time to stop', (name, one) => {
    expect(one).toMatchObject({
      ...{ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] },
    });
    const seconds = Number.parseInt(one.stop_grace_period ?? '', 10);
    if (name !== 'migrate') expect(seconds).toBeGreaterThan(drainSeconds + 10);
  });
});
