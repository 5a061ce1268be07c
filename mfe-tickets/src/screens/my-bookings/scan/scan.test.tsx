import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { fakeCall, fakeNetwork, refusal, renderRoute } from '@vez/shared/testing';
import { definition } from '../../../definition';
import { aNumber, PHONE, ticketStatus, TICKET_ID } from '../../../testing/tickets';

const network = fakeNetwork();
const CODE = 'VEZ1.key.ticket.20261201.signature';

/** Installs a camera and a native reader, which sees the code that the test returns. */
function installCamera(seen: () => string | undefined) {
  const stop = jest.fn();
  const getUserMedia = jest.fn(async () => ({ getTracks: () => [{ stop }] }));
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  class BarcodeDetector {
    static getSupportedFormats = async () => ['qr_code'];
    async detect() {
      const rawValue = seen();
      return rawValue === undefined ? [] : [{ rawValue }];
    }
  }
  Object.assign(globalThis, { BarcodeDetector, createImageBitmap: async () => ({}) });
  return { stop, getUserMedia };
}

const open = (around: Parameters<typeof renderRoute>[2] = {}) => {
  network.use(fakeCall('tickets', { queueTickets: [], bookingTickets: [] }));
  return renderRoute('/myBooking', definition, { session: PHONE, ...around });
};
const startScan = async ({ user }: Awaited<ReturnType<typeof open>>) => {
  await screen.findByRole('heading', { name: 'You have no tickets yet' });
  await user.click(screen.getAllByRole('button', { name: 'Scan a kiosk ticket' })[0]!);
};

afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaDevices');
  Reflect.deleteProperty(globalThis, 'BarcodeDetector');
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});

it('adds a kiosk ticket seen by the camera once, and opens it [TIX-35] [API-28]', async () => {
  const held: string[] = [];
  const { stop, getUserMedia } = installCamera(() => held[0]);
  let registered = 0;
  network.use(
    fakeCall('registerTicket', ({ body }) => {
      registered += 1;
      expect(body).toEqual({ mobArea: '853', mobNum: '66123834', qrcodeContent: CODE });
      return aNumber();
    }),
    fakeCall('ticketById', aNumber()),
    fakeCall('waitingInfoOfTicket', ticketStatus()),
  );
  const view = await open();
  await startScan(view);
  expect(await screen.findByRole('dialog', { name: 'Scan a kiosk ticket' })).toBeVisible();
  await waitFor(() => expect(getUserMedia).toHaveBeenCalledWith({ video: { facingMode: 'environment' } }));
  held.push(CODE);

  expect(await screen.findByText('A 037', { selector: 'article h2 span' })).toBeVisible();
  expect(registered).toBe(1);
  expect(view.bridge.trace.visited).toEqual([`/success?ticket=${TICKET_ID}`]);
  expect(view.bridge.trace.toasts).toEqual(['Added to your tickets']);
  expect(view.bridge.trace.published).toContainEqual({
    name: 'ticket/created',
    fact: { ticketId: TICKET_ID, flow: 'queue' },
  });
  expect(stop).toHaveBeenCalled();
});

it('reports a foreign code, and continues scanning [ERR-61]', async () => {
  const codes = ['https://example.com/', CODE];
  installCamera(() => codes[0]);
  network.use(
    fakeCall('registerTicket', ({ body }) =>
      (body as { qrcodeContent: string }).qrcodeContent === CODE
        ? aNumber()
        : refusal('qrCodeNotRecognised', 'Not recognised', 422),
    ),
    fakeCall('ticketById', aNumber()),
    fakeCall('waitingInfoOfTicket', ticketStatus()),
  );
  await startScan(await open());
  expect(await screen.findByText(/The QR code was not recognised/)).toBeVisible();
  codes.shift();
  expect(await screen.findByText('A 037', { selector: 'article h2 span' })).toBeVisible();
});

it('reports that a ticket belongs to another person', async () => {
  installCamera(() => CODE);
  network.use(fakeCall('registerTicket', () => refusal('ticketBound', 'This ticket is taken')));
  await startScan(await open());
  expect(await screen.findByText(/This ticket is taken/)).toBeVisible();
});

it('reads a picture when there is no camera [TIX-35]', async () => {
  installCamera(() => CODE);
  Reflect.deleteProperty(navigator, 'mediaDevices');
  network.use(
    fakeCall('registerTicket', aNumber()),
    fakeCall('ticketById', aNumber()),
    fakeCall('waitingInfoOfTicket', ticketStatus()),
  );
  const view = await open();
  await startScan(view);
  expect(await screen.findByText('The camera cannot be used')).toBeVisible();
  expect(await axe(view.container)).toHaveNoViolations();
  const picker = document.querySelector<HTMLInputElement>('input[type=file]')!;
  await view.user.upload(picker, new File(['x'], 'ticket.png', { type: 'image/png' }));
  expect(await screen.findByText('A 037', { selector: 'article h2 span' })).toBeVisible();
});

it('says that a picture has no code [ERR-61]', async () => {
  installCamera(() => undefined);
  const view = await open();
  await startScan(view);
  const picker = document.querySelector<HTMLInputElement>('input[type=file]')!;
  await view.user.upload(picker, new File(['x'], 'cat.png', { type: 'image/png' }));
  expect(await screen.findByText(/The QR code was not recognised/)).toBeVisible();
});

it('reports that codes cannot be read if the reader fails to load, and stops the camera', async () => {
  const { stop } = installCamera(() => CODE);
  class BrokenDetector {
    static getSupportedFormats = async () => ['qr_code'];
    constructor() {
      throw new Error('The file of the reader is gone');
    }
  }
  Object.assign(globalThis, { BarcodeDetector: BrokenDetector });
  const view = await open();
  await startScan(view);
  expect(await screen.findByText('The camera cannot be used')).toBeVisible();
  expect(stop).toHaveBeenCalled();
  const picker = document.querySelector<HTMLInputElement>('input[type=file]')!;
  await view.user.upload(picker, new File(['x'], 'ticket.png', { type: 'image/png' }));
  expect(await screen.findByText(/Codes cannot be read right now/)).toBeVisible();
});

it('uses the scanner of the host app if there is one [TIX-35]', async () => {
  network.use(
    fakeCall('registerTicket', aNumber()),
    fakeCall('ticketById', aNumber()),
    fakeCall('waitingInfoOfTicket', ticketStatus()),
  );
  await startScan(await open({ host: { scan: async () => CODE } }));
  expect(await screen.findByText('A 037', { selector: 'article h2 span' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('stops the camera when the sheet is closed', async () => {
  const { stop } = installCamera(() => undefined);
  const view = await open();
  await startScan(view);
  await waitFor(() => expect(HTMLMediaElement.prototype.play).toHaveBeenCalled());
  await view.user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(stop).toHaveBeenCalled());
});
