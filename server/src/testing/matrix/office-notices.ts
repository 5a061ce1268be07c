import { NO_ID, NOWHERE, type CallObjects, type World } from './call-object';

const LATE = { kind: 'late', minutes: 30 } as const;
const told = (world: World, locationId: number) => ({
  ...LATE,
  locationId,
  serviceId: null,
  until: new Date(world.city.clock.now().getTime() + 3_600_000).toISOString(),
  tells: false,
});

/** A notice in force at the world's office; earlier ones are over. */
async function noticeIn(world: World) {
  const { city, point } = world;
  await city.db.query('UPDATE office_notice SET ended_at = saved_at');
  const as = await city.staff({ role: 'supervisor', departmentId: point.departmentId });
  const { noticeId } = await city.call('saveNotice', told(world, point.locationId), { as });
  return { noticeId };
}

export const officeNoticesObjects = {
  officeNotices: {
    of: 'everybody',
    existing: ({ point: { locationId } }) => ({ locationId }),
    missing: () => ({ locationId: NO_ID }),
  },
  previewNotice: {
    of: 'everybody',
    existing: ({ point: { locationId } }) => ({ locationId, ...LATE }),
    missing: () => ({ locationId: NO_ID, ...LATE }),
  },
  saveNotice: {
    of: 'everybody',
    existing: async (world) => {
      await world.city.db.query('DELETE FROM office_notice');
      return told(world, world.point.locationId);
    },
    missing: (world) => told(world, NO_ID),
  },
  endNotice: { of: 'everybody', existing: noticeIn, missing: () => ({ noticeId: NOWHERE }) },
} satisfies Partial<CallObjects>;
