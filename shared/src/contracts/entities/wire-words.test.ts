import { reservationRequest } from './requests';
import { jettonInfo, ticket } from './ticket';
import { listedService, service, serviceSummary } from './catalogue';
import { userProfile } from './user';

/** The offered values that a field of the API accepts. */
const taken = (field: { safeParse(value: unknown): { success: boolean } }, offered: string[]) =>
  offered.filter((value) => field.safeParse(value).success);

describe('the words of the API', () => {
  it('are URL and html for the detail of a service [DAT-04]', () => {
    expect(taken(service.shape.serviceDetailType, ['URL', 'html', 'HTML', ''])).toEqual(['URL', 'html']);
  });

  it('are two flows, in the API’s spelling [DAT-60]', () => {
    expect(taken(ticket.shape.ticketType, ['RESERCATION', 'QUEUE', 'RESERVATION'])).toEqual([
      'RESERCATION',
      'QUEUE',
    ]);
  });

  it('are two recommend types and three states of a ticket [DAT-62] [DAT-63]', () => {
    expect(taken(service.shape.recommendType, ['SYSTEM_SERVICE', 'OTHER_SERVICE', 'NONE'])).toEqual([
      'SYSTEM_SERVICE',
      'OTHER_SERVICE',
    ]);
    expect(taken(ticket.shape.ticketState, ['TREATED', 'ABSENT', 'NORMAL', 'CALLED'])).toEqual([
      'TREATED',
      'ABSENT',
      'NORMAL',
    ]);
  });

  it('are P, E and O for phone, email and other contacts [DAT-59]', () => {
    expect(taken(reservationRequest.shape.contactType, ['P', 'E', 'O', 'phone', ''])).toEqual([
      'P',
      'E',
      'O',
    ]);
  });

  it('name area, sub-area and notice of a ticket, papers and ribbon of a profile [DAT-41] [DAT-48] [DAT-49]', () => {
    expect(Object.keys(jettonInfo.shape)).toEqual(['area', 'subArea', 'htmlText']);
    expect(Object.keys(userProfile.shape.identityDocs.element.shape)).toEqual([
      'identityType',
      'identityNo',
      'nameCn',
    ]);
    expect(userProfile.shape.ribbonEnv.safeParse('training').success).toBe(true);
  });

  it('are only those of its row for a service of a brief list [DAT-04]', () => {
    const row = {
      id: 7,
      name: 'Identity card renewal',
      departmentNames: ['Identification Bureau'],
      uiIcon: 'id-card',
      recommendType: 'SYSTEM_SERVICE',
      locationIds: [2],
    };
    expect(listedService.safeParse(row).success).toBe(true);
    expect(listedService.safeParse({ ...row, locationIds: undefined }).success).toBe(false);
    expect(serviceSummary.safeParse(row).success).toBe(false);
    expect(Object.keys(listedService.shape)).not.toContain('serviceDetailType');
  });
});
