"""The tools of an airline's service desk for worlds with the state {flights, reservations, users} of `--data DIR`; `tools.mjs` beside
it is the same in JavaScript. A refused call raises before it has changed anything."""

import re
from datetime import date as calendar_day, timedelta

AIRPORTS = {
    "SFO": "San Francisco", "JFK": "New York", "LAX": "Los Angeles", "ORD": "Chicago", "DFW": "Dallas",
    "DEN": "Denver", "SEA": "Seattle", "ATL": "Atlanta", "MIA": "Miami", "BOS": "Boston", "PHX": "Phoenix",
    "IAH": "Houston", "LAS": "Las Vegas", "MCO": "Orlando", "EWR": "Newark", "CLT": "Charlotte",
    "MSP": "Minneapolis", "DTW": "Detroit", "PHL": "Philadelphia", "LGA": "LaGuardia",
}
# Ids are handed out in this order; bookings after the third overwrite it, certificates after the third are not given.
RESERVATIONS = ["HATHAT", "HATHAU", "HATHAV"]
CERTIFICATES = [f"certificate_{number}" for number in (3221322, 3221323, 3221324)]
NOW = "2024-05-15T15:00:00"
INSURANCE, BAGGAGE = 30, 50


def found(records, key, what):
    """What stands under `key`, or the refusal of the call."""
    if key not in records:
        raise ValueError(f"{what} not found")
    return records[key]


def bookable(state, wanted, cabin, places):
    """Origin, destination and price of a flight that day, where the cabin has a place for each passenger."""
    number, date = wanted["flight_number"], wanted["date"]
    flight = found(state["flights"], number, f"flight {number}")
    day = flight["dates"].get(date, {})
    if day.get("status") != "available":
        raise ValueError(f"flight {number} not available on date {date}")
    if day["available_seats"][cabin] < places:
        raise ValueError(f"not enough seats on flight {number}")
    return {"origin": flight["origin"], "destination": flight["destination"], "price": day["prices"][cabin]}


def total(entries, key):
    return sum(entry[key] for entry in entries)


def book(state, args):
    user = found(state["users"], args["user_id"], "user")
    methods, payments, places = user["payment_methods"], args["payment_methods"], len(args["passengers"])
    flights = [{**flight, **bookable(state, flight, args["cabin"], places)} for flight in args["flights"]]
    insured = INSURANCE if args["insurance"] == "yes" else 0
    price = (total(flights, "price") + insured) * places + BAGGAGE * args["nonfree_baggages"]
    for payment in payments:
        method = found(methods, payment["payment_id"], f"payment method {payment['payment_id']}")
        if method["source"] != "credit_card" and method["amount"] < payment["amount"]:
            raise ValueError(f"not enough balance in payment method {payment['payment_id']}")
    paid = total(payments, "amount")
    if paid != price:
        raise ValueError(f"payment amount does not add up, total price is {price}, but paid {paid}")
    for payment in payments:
        method = methods.get(payment["payment_id"], {})
        if method.get("source") == "gift_card":
            method["amount"] -= payment["amount"]
        elif method.get("source") == "certificate":
            del methods[payment["payment_id"]]
    free = (one for one in RESERVATIONS if one not in state["reservations"])
    reservation_id = next(free, RESERVATIONS[-1])
    state["reservations"][reservation_id] = {
        "reservation_id": reservation_id,
        **{key: args[key] for key in ("user_id", "origin", "destination", "flight_type", "cabin")},
        "flights": flights,
        "passengers": args["passengers"],
        "payment_history": payments,
        "created_at": NOW,
        **{key: args[key] for key in ("total_baggages", "nonfree_baggages", "insurance")},
    }
    user["reservations"].append(reservation_id)
    return state["reservations"][reservation_id]


def charge(state, reservation, payment_id, amount):
    """Takes `amount` (less than nothing: gives it back) for a change of a reservation, and writes it into its history."""
    method = found(state["users"][reservation["user_id"]]["payment_methods"], payment_id, "payment method")
    if method["source"] == "certificate":
        raise ValueError("certificate cannot be used to update reservation")
    if method["source"] == "gift_card":
        if method["amount"] < amount:
            raise ValueError("gift card balance is not enough")
        method["amount"] -= amount
    if amount != 0:
        reservation["payment_history"].append({"payment_id": payment_id, "amount": amount})


def reservation_of(state, args):
    return found(state["reservations"], args["reservation_id"], "reservation")


def update_flights(state, args):
    """Prices the cabin that is asked for and never stores it, as the recorded desk did."""
    reservation = reservation_of(state, args)
    places = len(reservation["passengers"])
    before = {(one["flight_number"], one["date"]): one for one in reversed(reservation["flights"])}
    flights = []
    for flight in args["flights"]:
        kept = before.get((flight["flight_number"], flight["date"]))
        if kept is not None and args["cabin"] == reservation["cabin"]:
            priced = {key: kept[key] for key in ("price", "origin", "destination")}
        else:
            priced = bookable(state, flight, args["cabin"], places)
        flights.append({**flight, **priced})
    difference = (total(flights, "price") - total(reservation["flights"], "price")) * places
    charge(state, reservation, args["payment_id"], difference)
    reservation["flights"] = flights
    return reservation


def update_baggages(state, args):
    reservation = reservation_of(state, args)
    more = max(0, args["nonfree_baggages"] - reservation["nonfree_baggages"])
    charge(state, reservation, args["payment_id"], BAGGAGE * more)
    reservation["total_baggages"] = args["total_baggages"]
    reservation["nonfree_baggages"] = args["nonfree_baggages"]
    return reservation


def update_passengers(state, args):
    reservation = reservation_of(state, args)
    if len(args["passengers"]) != len(reservation["passengers"]):
        raise ValueError("number of passengers does not match")
    reservation["passengers"] = args["passengers"]
    return reservation


def cancel(state, args):
    reservation = reservation_of(state, args)
    history = reservation["payment_history"]
    history.extend([{**entry, "amount": -entry["amount"]} for entry in history])
    reservation["status"] = "cancelled"
    return reservation


def send_certificate(state, args):
    methods = found(state["users"], args["user_id"], "user")["payment_methods"]
    certificate = next((one for one in CERTIFICATES if one not in methods), None)
    if certificate is None:
        return None
    methods[certificate] = {"source": "certificate", "amount": args["amount"], "id": certificate}
    return f"Certificate {certificate} added to user {args['user_id']} with amount {args['amount']}."


def on_day(flight, date):
    """The fields of a flight with those of a day."""
    return {**{key: value for key, value in flight.items() if key != "dates"}, **flight["dates"].get(date, {})}


def flies(flight, date):
    return flight["dates"].get(date, {}).get("status") == "available"


def search_direct(state, args):
    origin, destination, date = args["origin"], args["destination"], args["date"]
    return [
        on_day(flight, date)
        for flight in state["flights"].values()
        if flight["origin"] == origin and flight["destination"] == destination and flies(flight, date)
    ]


def search_one_stop(state, args):
    origin, destination, date = args["origin"], args["destination"], args["date"]
    pairs = []
    for first in state["flights"].values():
        if first["origin"] != origin or not flies(first, date):
            continue
        arrival = first["scheduled_arrival_time_est"]
        then = day_after(date) if "+1" in arrival else date
        for second in state["flights"].values():
            if second["origin"] != first["destination"] or second["destination"] != destination:
                continue
            if second["scheduled_departure_time_est"] >= arrival and flies(second, then):
                pairs.append([{**on_day(first, date), "date": date}, {**on_day(second, date), "date": then}])
    return pairs


def day_after(date):
    return (calendar_day.fromisoformat(date) + timedelta(days=1)).isoformat()


def calculate(state, args):
    """The value of a sum, rounded to two places, as text. Recursive descent: no code is evaluated."""
    parts = re.findall(r"\d+\.?\d*|\.\d+|[-+*/()]|\S", args["expression"])
    parts.reverse()

    def peek():
        return parts[-1] if parts else ""

    def factor():
        part = parts.pop() if parts else ""
        if part in ("-", "+"):
            return -factor() if part == "-" else factor()
        if part == "(":
            value = added()
            if not parts or parts.pop() != ")":
                raise ValueError("invalid characters or form in expression")
            return value
        if not re.fullmatch(r"\d+\.?\d*|\.\d+", part):
            raise ValueError("invalid characters or form in expression")
        return float(part)

    def multiplied():
        value = factor()
        while peek() in ("*", "/"):
            value = value * factor() if parts.pop() == "*" else value / factor()
        return value

    def added():
        value = multiplied()
        while peek() in ("+", "-"):
            value = value + multiplied() if parts.pop() == "+" else value - multiplied()
        return value

    value = added()
    if parts:
        raise ValueError("invalid characters or form in expression")
    return str(round(value, 2))


TEXT, INTEGER, NUMBER = {"type": "string"}, {"type": "integer"}, {"type": "number"}


def one(*values):
    return {"type": "string", "enum": list(values)}


def of(**properties):
    return {"type": "object", "properties": properties, "required": list(properties)}


def many(**properties):
    return {"type": "array", "items": of(**properties)}


CABIN = one("basic_economy", "economy", "business")
FLIGHTS = many(flight_number=TEXT, date=TEXT)
PASSENGERS = many(first_name=TEXT, last_name=TEXT, dob=TEXT)
ROUTE = of(origin=TEXT, destination=TEXT, date=TEXT)
BOOKING = of(
    user_id=TEXT, origin=TEXT, destination=TEXT, flight_type=one("one_way", "round_trip"), cabin=CABIN,
    flights=FLIGHTS, passengers=PASSENGERS, payment_methods=many(payment_id=TEXT, amount=NUMBER),
    total_baggages=INTEGER, nonfree_baggages=INTEGER, insurance=one("yes", "no"),
)
FLIGHT_CHANGE = of(reservation_id=TEXT, cabin=CABIN, flights=FLIGHTS, payment_id=TEXT)
BAGGAGE_CHANGE = of(reservation_id=TEXT, total_baggages=INTEGER, nonfree_baggages=INTEGER, payment_id=TEXT)


def tool(name, description, parameters, run, **marks):
    return {"name": name, "description": description, "parameters": parameters, **marks, "run": run}


TOOLS = [
    tool("book_reservation", "Books flights for a user.", BOOKING, book),
    tool("update_reservation_flights", "Replaces all flights of a reservation.", FLIGHT_CHANGE, update_flights),
    tool("update_reservation_baggages", "Sets the number of bags of a reservation.", BAGGAGE_CHANGE, update_baggages),
    tool(
        "update_reservation_passengers", "Replaces the passengers of a reservation.",
        of(reservation_id=TEXT, passengers=PASSENGERS), update_passengers,
    ),
    tool("cancel_reservation", "Cancels a reservation.", of(reservation_id=TEXT), cancel),
    tool("send_certificate", "Gives a user a certificate.", of(user_id=TEXT, amount=NUMBER), send_certificate),
    tool("get_reservation_details", "A reservation.", of(reservation_id=TEXT), reservation_of, reads=True),
    tool(
        "get_user_details", "A user.", of(user_id=TEXT),
        lambda state, args: found(state["users"], args["user_id"], "user"), reads=True,
    ),
    tool("search_direct_flight", "Flights of a day without a stop.", ROUTE, search_direct, reads=True),
    tool("search_onestop_flight", "Flights of a day with one stop.", ROUTE, search_one_stop, reads=True),
    tool("list_all_airports", "Airports and their cities.", of(), lambda state, args: AIRPORTS, reads=True),
    tool("calculate", "Does sums.", of(expression=TEXT), calculate, reads=True),
    tool("think", "Notes a thought.", of(thought=TEXT), lambda state, args: "", reads=True),
    tool(
        "transfer_to_human_agents", "Hands the user over, which ends everything.", of(summary=TEXT),
        lambda state, args: "Transfer successful", reads=True, ends=True,
    ),
]
